import { useEffect } from "react";
import { useLocation } from "react-router";
import type { FaqItem } from "#app/content/faq.ts";
import { faqPage, formatFoundCount } from "#app/content/pages/faq.ts";
import { CallbackButton } from "#app/features/callback/callback-button.tsx";
import { Link } from "#app/ui/link.tsx";
import { FaqGroupSection } from "./faq-group.tsx";
import { filterFaq, groupFaq } from "./filter-faq.ts";
import { SEARCH_PARAMETER } from "./use-faq-search.ts";

export const RESULTS_ID = "resultats";

interface FaqResultsProps {
  items: readonly FaqItem[];
  found: readonly FaqItem[];
  search: string;
}

export function FaqResults({ items, found, search }: FaqResultsProps) {
  const { hash } = useLocation();

  useEffect(() => {
    const linked = document.getElementById(hash.slice(1));
    if (linked instanceof HTMLDetailsElement) linked.open = true;
  }, [hash]);

  return (
    <section
      id={RESULTS_ID}
      tabIndex={-1}
      aria-label={faqPage.resultsLabel}
      className="wrap faq-list scroll-mt-20 pt-1 pb-block outline-none"
    >
      {found.length === 0 ? (
        <NothingFound key="nothing" items={items} />
      ) : (
        groupFaq(found).map((group) => (
          <FaqGroupSection key={group.category} {...group} search={search} isOnlyResult={found.length === 1 && search.trim() !== ""} />
        ))
      )}
    </section>
  );
}

function NothingFound({ items }: Pick<FaqResultsProps, "items">) {
  const { title, text, words, wordsLabel, callback } = faqPage.empty;
  return (
    <div className="faq-columns grid gap-y-4 pt-5 pb-2">
      <EmptyPost />
      <div className="grid max-w-152 justify-items-start gap-3">
        <h2 className="text-title leading-tight">{title}</h2>
        <p>{text}</p>
        <ul className="flex flex-wrap gap-x-2 gap-y-1" aria-label={wordsLabel}>
          {words.map((word) => (
            <li key={word}>
              <Link
                to={`${faqPage.path}?${SEARCH_PARAMETER}=${encodeURIComponent(word)}`}
                className="inline-flex min-h-11 items-center gap-1 rounded-md border-1.5 border-edge bg-raised px-4 py-1 font-600 no-underline hover:bg-glacier"
              >
                <span>{word}</span>
                <small className="numeric font-400 text-moss">
                  <span aria-hidden="true">{filterFaq(items, word).length}</span>
                  <span className="visually-hidden">{formatFoundCount(filterFaq(items, word).length)}</span>
                </small>
              </Link>
            </li>
          ))}
        </ul>
        <CallbackButton sourceType="faq_empty_cta">{callback}</CallbackButton>
      </div>
    </div>
  );
}

function EmptyPost() {
  return (
    <svg viewBox="0 0 200 170" className="max-w-44" fill="none" stroke="var(--edge)" strokeWidth="2" aria-hidden="true">
      <path d="M96 8v150h8V8z" fill="var(--ink)" stroke="var(--ink)" />
      <path d="M28 34h116l22 20-22 20H28l-6-6V40z" fill="var(--paper)" strokeDasharray="7 7" />
      <path d="M172 92H62L42 110l20 18h110l6-6V98z" fill="var(--paper)" strokeDasharray="7 7" />
      <path d="M10 160h180" fill="var(--ink)" stroke="var(--ink)" />
    </svg>
  );
}
