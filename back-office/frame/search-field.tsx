import { Form } from "react-router";
import { Icon } from "./icon.tsx";

/** The words never appear in a URL. */
export function SearchField({ query = "", isLarge = false }: { query?: string; isLarge?: boolean }) {
  return (
    <Form method="post" action="/personnes" className="relative">
      <input type="hidden" name="faire" value="chercher" />
      <Icon name="search" className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4.5 text-moss" />
      <input
        key={query}
        type="search"
        name="q"
        defaultValue={query}
        placeholder="Nom, téléphone, e-mail, CIM-…"
        aria-label="Chercher une personne"
        autoComplete="off"
        className={`box w-full bg-paper py-1 pr-3 pl-10 placeholder:text-moss placeholder:opacity-100 ${isLarge ? "min-h-[3rem]" : "min-h-[2.75rem]"}`}
      />
    </Form>
  );
}
