import { Accordion } from "@ark-ui/react/accordion";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { FaqGroup } from "./filter-faq.ts";
import "./faq.css";

/** One category and its questions, of which one at most is open. A link to a question (`#id`) opens it. */
export function FaqGroupSection({ category, items }: FaqGroup) {
  const [open, setOpen] = useState<string[]>([]);
  const { hash } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link opens its question once; a later search must not open it again
  useEffect(() => {
    const linked = items.find(({ id }) => `#${id}` === hash);
    if (linked) setOpen([linked.id]);
  }, [hash]);

  return (
    <section className="grid gap-x-16 gap-y-1 border-edge border-t-1 border-solid pt-6 pb-4 lg:grid-cols-[4fr_8fr] lg:pt-4 lg:pb-8">
      <h2 className="text-h3 text-pine lg:pt-4">{category}</h2>
      <Accordion.Root collapsible value={open} onValueChange={({ value }) => setOpen(value)}>
        {items.map(({ id, question, answer }) => (
          <Accordion.Item key={id} value={id} className="border-hairline border-solid not-first:border-t-1 print:break-inside-avoid">
            <h3 id={id} className="font-600 font-text text-[clamp(1.0625rem,1rem+0.3vw,1.1875rem)] leading-[1.3] tracking-normal">
              <Accordion.ItemTrigger className="flex min-h-16 w-full cursor-pointer items-center justify-between gap-6 py-[0.9rem] text-left decoration-1 underline-offset-[0.25em] hover:text-pine hover:underline">
                {question}
                <span className="faq-chevron i-lucide-chevron-down text-[1.35em] text-pine" aria-hidden="true" />
              </Accordion.ItemTrigger>
            </h3>
            <Accordion.ItemContent className="faq-answer">
              <p className="max-w-168 pb-6 sm:pr-12">{answer}</p>
            </Accordion.ItemContent>
          </Accordion.Item>
        ))}
      </Accordion.Root>
    </section>
  );
}
