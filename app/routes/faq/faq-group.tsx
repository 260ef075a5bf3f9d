import { Highlight } from "@ark-ui/react/highlight";
import { faqDrawings, faqEmblems } from "#app/content/faq-drawings.ts";
import { nextYearLink } from "#app/content/navigation.ts";
import { Emblem } from "#app/ui/motifs/emblem.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { FaqDrawingFigure } from "./faq-drawing.tsx";
import { type FaqGroup, findMatchedWords, readExcerpt } from "./filter-faq.ts";

/** `details` allow one open question at a time, before hydration and without JavaScript. */
export function FaqGroupSection({ category, items, search, isOnlyResult }: FaqGroup & { search: string; isOnlyResult: boolean }) {
  return (
    <section className="faq-group border-edge not-first:border-t-1 xl:grid-cols-[calc(100%/3-4rem/3)_1fr] xl:gap-x-8">
      <div className="faq-category flex items-center text-pine">
        <Emblem drawing={faqEmblems[category]} />
        <h2 className="leading-[1.25]">{category}</h2>
      </div>
      <div>
        {items.map(({ id, question, answer, hasDrawing }) => {
          const excerpt = isOnlyResult ? "" : readExcerpt(answer, search);
          const whole = faqDrawings[id];
          const drawing = hasDrawing || !whole ? whole : { link: whole.link ?? nextYearLink };
          return (
            <details
              key={id}
              id={id}
              name="faq"
              open={isOnlyResult}
              className="faq-item printed-open group break-inside-avoid not-first:border-t-1"
            >
              <summary className="grid cursor-pointer content-center items-center gap-x-4">
                <h3 className="font-600 font-text text-item leading-title tracking-normal underline-offset-[0.25em] decoration-1 group-has-[summary:hover]:underline">
                  <MatchedText text={question} search={search} />
                </h3>
                {excerpt && (
                  <span key="excerpt" className="text-moss text-small leading-list group-open:hidden print:hidden">
                    <MatchedText text={excerpt} search={search} />
                  </span>
                )}
                <span
                  className="i-lucide-chevron-down text-icon-l text-pine transition-rotate duration-160 group-open:[rotate:180deg] print:hidden"
                  aria-hidden="true"
                />
              </summary>
              <div className="faq-answer grid gap-x-8">
                <p>
                  <MatchedText text={answer} search={search} />
                </p>
                {drawing && <FaqDrawingFigure key="drawing" drawing={drawing} />}
              </div>
            </details>
          );
        })}
      </div>
    </section>
  );
}

/** Replaced as a whole, because translation rewrites text nodes. */
function MatchedText({ text, search }: { text: string; search: string }) {
  const words = findMatchedWords(text, search);
  return <span key={words.join()}>{words.length === 0 ? <Unbroken text={text} /> : <Highlight text={text} query={words} matchAll />}</span>;
}
