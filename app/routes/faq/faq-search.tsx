import type { RefObject } from "react";
import { faqPage } from "#app/content/pages/faq.ts";
import { Button } from "#app/ui/button.tsx";
import { SEARCH_PARAMETER } from "./use-faq-search.ts";

interface FaqSearchProps {
  input: RefObject<HTMLInputElement | null>;
  initial: string;
  onSearch: (search: string) => void;
  /** The visitor asks for the results, which already stand below. */
  onSubmit: () => void;
}

/** The search box; without JavaScript it asks the server. */
export function FaqSearch({ input, initial, onSearch, onSubmit }: FaqSearchProps) {
  const { search } = faqPage;
  return (
    <search className="mt-3 block w-full max-w-152">
      <form
        action={faqPage.path}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <label htmlFor="recherche" className="mb-2 block font-600 text-item leading-title">
          {search.label}
        </label>
        <div className="flex gap-2">
          <div className="relative min-w-0 flex-1">
            <span
              className="i-lucide-search pointer-events-none absolute top-1/2 left-4 [translate:0_-50%] text-icon-l text-moss max-sm:hidden"
              aria-hidden="true"
            />
            <input
              ref={input}
              id="recherche"
              type="search"
              name={SEARCH_PARAMETER}
              defaultValue={initial}
              placeholder={search.placeholder}
              autoComplete="off"
              enterKeyHint="search"
              onInput={(event) => onSearch(event.currentTarget.value)}
              className="min-h-14 w-full rounded-md border-1.5 border-edge bg-raised py-2.5 pr-3 pl-4 sm:pl-13 placeholder:text-moss placeholder:opacity-100 hover:border-pine focus-visible:rounded-md focus-visible:outline-offset-1"
            />
          </div>
          <Button type="submit" size="lg" className="max-sm:w-14! max-sm:px-0">
            <span className="max-sm:visually-hidden">{search.submit}</span>
            <span className="i-lucide-search text-icon-l sm:hidden" aria-hidden="true" />
          </Button>
        </div>
      </form>
    </search>
  );
}
