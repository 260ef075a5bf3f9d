import type { Details, WrittenProof } from "#app/answer/write.ts";
import { nextYearLink } from "#app/content/navigation.ts";
import { sourceSeparator } from "#app/content/payers/sources.ts";
import { Link } from "#app/ui/link.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";

/** A page may add facts of its own. */
type ShownProof = Omit<WrittenProof, "id"> & { id: string };
type ProofsProps = Omit<Details, "items"> & { items: readonly ShownProof[]; className?: string };

/** Once a page: the star's note, and the closed proofs, which paper shows open. */
export function Proofs({ title, items, note, scaleLink, className = "" }: ProofsProps) {
  return (
    <div className={`grid max-w-184 gap-2 ${className}`}>
      {note && <StarNote note={note} scaleLink={scaleLink} />}
      <details data-answer="proofs" className="printed-open group border-y-1">
        <summary className="flex min-h-11 cursor-pointer items-center gap-3 py-2 font-600 text-small leading-tight print:min-h-0 print:py-1">
          <span className="flex-1 underline-offset-4 group-has-[summary:hover]:underline">{title}</span>
          <span
            className="i-lucide-chevron-down text-icon text-pine transition-rotate duration-160 group-open:turned print:hidden"
            aria-hidden="true"
          />
        </summary>
        <ProofList items={items} />
      </details>
    </div>
  );
}

/** Under the amounts of a page. */
export function StarNote({
  note,
  scaleLink,
  className = "",
  tone = "text-moss",
}: Pick<ProofsProps, "note" | "scaleLink" | "className"> & { tone?: string }) {
  return (
    <p id="bareme" className={`scroll-mt-28 ${tone} text-micro ${className}`}>
      {note}{" "}
      <Link to={scaleLink.to} className="text-current">
        {scaleLink.label}
      </Link>
      .
    </p>
  );
}

/** How sure each claim is, as a peak and a word: full, outlined, dashed. */
function ProofList({ items }: { items: readonly ShownProof[] }) {
  return (
    <ul className="grid gap-4 pt-1 pb-4 text-small leading-list print:grid-cols-3 print:gap-x-4 print:gap-y-1 print:pb-1">
      {items.map(({ id, certainty, word, text, sources }) => (
        <li key={id + text} className="grid cols-mark-1 gap-x-3 break-inside-avoid">
          <Peak isSure={certainty === "text"} isKnown={certainty !== null} />
          <p>
            <b className="font-600">{word}.</b> <Unbroken text={text} />
            {id.startsWith("later") && (
              <>
                {" "}
                <Link to={nextYearLink.to}>{nextYearLink.label}</Link>
              </>
            )}
          </p>
          {sources.length > 0 && (
            <small className="col-start-2 text-moss text-micro">
              {sources.map(({ text: name, url }, index) => (
                <span key={name}>
                  {index > 0 && sourceSeparator}
                  {url ? (
                    <Link to={url} className="text-current">
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                </span>
              ))}
            </small>
          )}
        </li>
      ))}
    </ul>
  );
}

function Peak({ isSure, isKnown }: { isSure: boolean; isKnown: boolean }) {
  return (
    <svg viewBox="0 0 20 18" className="mt-1 h-4.5 w-5" aria-hidden="true">
      <path
        d="M2 16 10 2l8 14z"
        fill={isSure ? "currentColor" : "none"}
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeDasharray={isKnown ? undefined : "3 2.6"}
      />
    </svg>
  );
}
