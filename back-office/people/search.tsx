import { Form, Link } from "react-router";
import { Icon } from "../frame/icon.tsx";
import { Kbd } from "../frame/kbd.tsx";
import { Plate } from "../frame/plate.tsx";
import type { SearchView } from "./describe-file.ts";

interface SearchProps {
  search: SearchView;
  /** What is known of an address that nobody has. */
  traces: string[];
  place: string;
  /** The person whose file is open. */
  current: string | null;
}

/** The search, which stands in no address, and whom it found. */
export function Search({ search: { query, words, hits, isCut }, traces, place, current }: SearchProps) {
  return (
    <div className="px-4 pb-6 lg:px-6">
      <search>
        <Form method="post" action={`/${place}/personnes`} key={query} className="relative">
          <input type="hidden" name="faire" value="chercher" />
          <Icon name="search" className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4.5 text-moss" />
          <input
            type="search"
            name="q"
            defaultValue={query}
            aria-label="Chercher une personne"
            placeholder="Nom, téléphone, e-mail, CIM-…"
            autoComplete="off"
            data-key="/"
            className="h-12 w-full rounded-sm border-1.5 border-edge border-solid bg-raised pr-10 pl-10 placeholder:text-moss placeholder:opacity-100"
          />
          <span className="pointer-events-none absolute inset-y-0 right-3 my-auto h-5.5">
            <Kbd>/</Kbd>
          </span>
        </Form>
      </search>
      <div className="mt-2.5 flex flex-wrap justify-between gap-x-3 text-moss text-small">
        <span>{words}</span>
        {query !== "" && (
          <Form method="post" action={`/${place}/personnes`}>
            <input type="hidden" name="faire" value="chercher" />
            <button type="submit" name="q" value="" className="cursor-pointer text-pine underline underline-offset-[0.2em]">
              Tout le monde
            </button>
          </Form>
        )}
      </div>
      {traces.map((trace) => (
        <p key={trace} className="mt-2 flex gap-2 text-small">
          <Icon name="warning" className="mt-0.75 size-4 text-brique" />
          <span>{trace}</span>
        </p>
      ))}
      <ul className="people-hits mt-2 border-hairline border-t-1 border-solid">
        {hits.map(({ key, name, profession, lines }) => (
          <li key={key}>
            <Link
              to={`/${place}/personnes?qui=${key}`}
              preventScrollReset
              data-line
              aria-current={key === current ? "true" : undefined}
              className="block border-b-1 border-hairline border-solid px-2.5 py-2.5 text-ink no-underline hover:bg-glacier focus-visible:outline-offset-[-3px] [&[aria-current]]:bg-glacier [&[aria-current]]:[box-shadow:inset_3px_0_var(--pine)]"
            >
              <span className="flex items-center gap-2">
                <Plate profession={profession} />
                <b className="[overflow-wrap:anywhere]">{name}</b>
              </span>
              {lines.map(({ words, isFound }) => (
                <span key={words} className="block text-moss text-small [overflow-wrap:anywhere]">
                  {isFound ? <mark>{words}</mark> : words}
                </span>
              ))}
            </Link>
          </li>
        ))}
      </ul>
      {isCut && <p className="mt-3 text-moss text-small">Les premières seulement : précisez la recherche.</p>}
    </div>
  );
}
