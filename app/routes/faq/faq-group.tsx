import { Highlight } from "@ark-ui/react/highlight";
import { faqDrawings, faqEmblems } from "#app/content/faq-drawings.ts";
import { nextYearLink } from "#app/content/navigation.ts";
import { Emblem } from "#app/ui/motifs/emblem.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { FaqDrawingFigure } from "./faq-drawing.tsx";
import { type FaqGroup, readExcerpt, splitAtFound } from "./filter-faq.ts";

/** `details` allow one open question at a time, before hydration and without JavaScript. */
export function FaqGroupSection({ category, items, search, isOnlyResult }: FaqGroup & { search: string; isOnlyResult: boolean }) {
  return (
    <section className="faq-columns border-edge not-first:border-t-1 pt-2 md:grid md:py-2">
      <div className="flex items-center gap-2 self-start text-pine md:min-h-13 xl:gap-4">
        <Emblem drawing={faqEmblems[category]} className="faq-emblem w-5.4 md:w-10" />
        <h2 className="text-item leading-heading max-md:text-small xl:text-subtitle">{category}</h2>
      </div>
      <div>
        {items.map(({ id, question, answer, hasDrawing }) => {
          const excerpt = isOnlyResult ? "" : readExcerpt(answer, search);
          const whole = faqDrawings[id];
          const drawing = hasDrawing || !whole ? whole : { link: whole.link ?? nextYearLink };
          return (
            <details key={id} id={id} name="faq" open={isOnlyResult} className="printed-open group break-inside-avoid not-first:border-t-1">
              <summary className="flex min-h-11 cursor-pointer flex-wrap content-center items-center gap-x-4 gap-y-1 pt-1 pb-1 md:min-h-13">
                <h3 className="flex-1 font-600 font-text text-item leading-heading tracking-normal underline-offset-4 decoration-1 group-has-[summary:hover]:underline">
                  <MatchedText text={question} search={search} />
                </h3>
                {excerpt && (
                  <span key="excerpt" className="order-last basis-full text-moss text-small leading-list group-open:hidden print:hidden">
                    <MatchedText text={excerpt} search={search} />
                  </span>
                )}
                <span
                  className="i-lucide-chevron-down text-icon text-pine transition-rotate duration-160 group-open:turned print:hidden"
                  aria-hidden="true"
                />
              </summary>
              <div className="grid gap-x-8 gap-y-5 whitespace-pre-line pt-1 pb-6 print:block xl:cols-5-3">
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
  const parts = splitAtFound(text, search);
  return <span key={parts.join("|")}>{parts.length === 1 ? <Unbroken text={text} /> : parts.map(markFound)}</span>;
}

function markFound(part: string, index: number) {
  return index % 2 === 1 ? <Highlight key={index} text={part} query={part} /> : part;
}
