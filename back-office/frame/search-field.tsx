import { useEffect, useRef } from "react";
import { Form, useParams } from "react-router";
import { Icon } from "./icon.tsx";
import { Kbd } from "./keys.tsx";

interface SearchFieldProps {
  placeholder: string;
  className: string;
  /** What was looked for. */
  query?: string;
}

/** The search for a person, which stands in no address. */
export function SearchField({ placeholder, className, query = "" }: SearchFieldProps) {
  const { place } = useParams();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const { current } = field;
    if (!current) return;
    // Words that somebody is typing are not taken away by the answer to those before; once they are found, keys are for the person.
    if (current !== document.activeElement) current.value = query;
    else if (current.value === query) current.blur();
  }, [query]);

  return (
    <Form method="post" action={`/${place}/personnes`} className="relative">
      <input type="hidden" name="faire" value="chercher" />
      <Icon name="search" className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4.5 text-moss" />
      <input
        ref={field}
        type="search"
        name="q"
        defaultValue={query}
        placeholder={placeholder}
        aria-label="Chercher une personne"
        autoComplete="off"
        data-key="/"
        className={`box w-full text-ellipsis pr-10 pl-10 placeholder:text-moss placeholder:opacity-100 ${className}`}
      />
      <span className="pointer-events-none absolute inset-y-0 right-3 my-auto h-5.5">
        <Kbd>/</Kbd>
      </span>
    </Form>
  );
}
