import { Form } from "react-router";
import { Icon } from "./icon.tsx";

/** The words never appear in a URL. */
export function SearchField({ query = "" }: { query?: string }) {
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
        className="box min-h-11 w-full bg-paper py-1 pr-3 pl-10 placeholder:text-moss placeholder:opacity-100"
      />
    </Form>
  );
}
