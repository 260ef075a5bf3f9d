import type { RefObject } from "react";
import { faqPage, formatFoundCount } from "#app/content/pages/faq.ts";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { RESULTS_ID } from "./faq-results.tsx";
import { SEARCH_PARAMETER } from "./use-faq-search.ts";

interface FaqSearchProps {
  input: RefObject<HTMLInputElement | null>;
  search: string;
  foundCount: number;
  onSearch: (search: string) => void;
}

/** Without JavaScript it queries the server. */
export function FaqSearch({ input, search, foundCount, onSearch }: FaqSearchProps) {
  const { label, placeholder, submit, reset } = faqPage.search;
  return (
    <search className="relative block max-w-160 print:hidden">
      <form
        action={faqPage.path}
        method="get"
        // The results are already below.
        onSubmit={(event) => {
          event.preventDefault();
          document.getElementById(RESULTS_ID)?.focus();
        }}
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <label htmlFor="recherche" className="font-600 leading-heading max-md:text-small">
            {label}
          </label>
          <p role="status" className="numeric font-600 font-display text-small text-moss leading-heading">
            {formatFoundCount(foundCount)}
          </p>
        </div>
        <div className="mt-1 flex">
          <div className="relative min-w-0 flex-1">
            <span
              className="i-lucide-search pointer-events-none absolute inset-y-0 left-4 media-small:left-3 my-auto text-icon text-moss"
              aria-hidden="true"
            />
            <input
              ref={input}
              id="recherche"
              type="search"
              name={SEARCH_PARAMETER}
              defaultValue={search}
              placeholder={placeholder}
              autoComplete="off"
              enterKeyHint="search"
              onInput={(event) => onSearch(event.currentTarget.value)}
              className="faq-field min-h-13 w-full rounded-l-md bg-raised py-2 pr-3 pl-12 media-small:pr-1 media-small:pl-10 lg:min-h-12"
            />
          </div>
          <Button type="submit" className="rounded-l-none! max-lg:w-13! max-lg:min-h-13! max-lg:px-0">
            <span className="max-lg:visually-hidden">{submit}</span>
            <span className="i-lucide-arrow-right text-icon lg:hidden" aria-hidden="true" />
          </Button>
        </div>
      </form>
      {search.trim() !== "" && (
        <Link key="reset" to={faqPage.path} className="inline-flex min-h-11 items-center print:hidden md:absolute md:top-full md:min-h-6">
          {reset}
        </Link>
      )}
    </search>
  );
}
