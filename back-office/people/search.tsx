import { Form, Link } from "react-router";
import { Remark } from "../frame/notice.tsx";
import { Plate } from "../frame/plate.tsx";
import { SearchField } from "../frame/search-field.tsx";
import type { SearchView } from "./describe-file.ts";

interface SearchProps {
  search: SearchView;
  /** What is known of an address that nobody has. */
  traces: string[];
  /** The person whose file is open. */
  current: string | undefined;
}

/** The search, which stands in no address, and whom it found. */
export function Search({ search: { query, words, hits, isCut }, traces, current }: SearchProps) {
  return (
    <div className="screen-sides pb-6">
      <search>
        <SearchField query={query} placeholder="Nom, téléphone, e-mail, CIM-…" className="h-12 bg-raised" />
      </search>
      <div className="mt-2.5 flex flex-wrap justify-between gap-x-3 text-moss text-small">
        <span>{words}</span>
        {query !== "" && (
          <Form method="post" action="?">
            <input type="hidden" name="faire" value="chercher" />
            <button type="submit" name="q" value="" className="text-button">
              Tout le monde
            </button>
          </Form>
        )}
      </div>
      {traces.map((trace) => (
        <Remark key={trace} icon="warning" look="text-brique">
          {trace}
        </Remark>
      ))}
      <ul className={`mt-2 border-t-1 ${current ? "max-md:max-h-44 max-md:overflow-y-auto" : ""}`}>
        {hits.map(({ key, name, profession, lines }) => (
          <li key={key}>
            <Link to={`?qui=${key}`} preventScrollReset data-line aria-current={key === current || undefined} className={CHOICE}>
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

const CHOICE = [
  "block border-b-1 p-2.5 text-ink no-underline hover:bg-glacier focus-visible:[outline-offset:-3px]",
  "aria-current:bg-glacier aria-current:[box-shadow:inset_3px_0_var(--pine)]",
].join(" ");
