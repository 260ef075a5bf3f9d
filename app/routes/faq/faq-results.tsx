import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import { faqPage, formatFoundCount } from "#app/content/pages/faq.ts";
import type { FaqItem } from "#app/content/schema.ts";
import { Link } from "#app/ui/link.tsx";
import { FaqGroupSection } from "./faq-group.tsx";
import { filterFaq, groupFaq } from "./filter-faq.ts";

export const RESULTS_ID = "resultats";

interface FaqResultsProps {
  items: readonly FaqItem[];
  search: string;
  /** Ways out for who found nothing. */
  children: ReactNode;
}

/** The questions found, by category, under their count. */
export function FaqResults({ items, search, children }: FaqResultsProps) {
  const found = filterFaq(items, search);
  const { hash } = useLocation();

  // A link to a question opens it.
  useEffect(() => {
    const linked = document.getElementById(hash.slice(1));
    if (linked instanceof HTMLDetailsElement) linked.open = true;
  }, [hash]);

  return (
    <section id={RESULTS_ID} tabIndex={-1} aria-label={faqPage.resultsLabel} className="section scroll-mt-20 outline-none">
      <div className="wrap">
        <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-8">
          <p role="status" className="numeric font-600 text-moss">
            {formatFoundCount(found.length)}
          </p>
          {search.trim() !== "" && (
            <Link to={faqPage.path} className="py-2 print:hidden">
              {faqPage.search.reset}
            </Link>
          )}
        </div>
        {found.length === 0 ? (
          <EmptyResults>{children}</EmptyResults>
        ) : (
          <div>
            {groupFaq(found).map((group) => (
              <FaqGroupSection key={group.category} {...group} search={search} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

function EmptyResults({ children }: { children: ReactNode }) {
  return (
    <div className="grid max-w-176 justify-items-start gap-4 rounded-md border-1.5 border-edge border-dashed p-panel">
      <span className="i-lucide-search text-title text-moss" aria-hidden="true" />
      <h2 className="text-h3">{faqPage.empty.title}</h2>
      <p>{faqPage.empty.text}</p>
      <div className="mt-2 flex w-full flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}
