import { Highlight } from "@ark-ui/react/highlight";
import { type FaqGroup, findMatchedWords } from "./filter-faq.ts";
import "./faq.css";

/** One category and its questions, of which one at most is open. The browser opens them, before hydration and without JavaScript too. */
export function FaqGroupSection({ category, items, search }: FaqGroup & { search: string }) {
  return (
    <section className="grid gap-x-16 gap-y-1 border-edge border-t-1 pt-6 pb-4 lg:grid-cols-[4fr_8fr] lg:pt-4 lg:pb-8">
      <h2 className="text-h3 text-pine lg:pt-4">{category}</h2>
      <div>
        {items.map(({ id, question, answer }) => (
          <details key={id} id={id} name={category} className="faq-item printed-open group not-first:border-t-1 print:break-inside-avoid">
            <summary className="flex min-h-16 cursor-pointer items-center justify-between gap-6 py-3.5 decoration-1 underline-offset-[0.25em] hover:text-pine hover:underline">
              <h3 className="font-600 font-text text-item leading-title tracking-normal">
                <MatchedText text={question} search={search} />
              </h3>
              <span
                className="i-lucide-chevron-down text-icon-l text-pine transition-rotate duration-160 group-open:[rotate:180deg] print:hidden"
                aria-hidden="true"
              />
            </summary>
            <p className="max-w-168 pb-6 sm:pr-12">
              <MatchedText text={answer} search={search} />
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}

/** A text in which the words that the search found are marked. */
function MatchedText({ text, search }: { text: string; search: string }) {
  const words = findMatchedWords(text, search);
  return words.length === 0 ? text : <Highlight text={text} query={words} matchAll className="rounded-sm bg-sun-soft text-inherit" />;
}
