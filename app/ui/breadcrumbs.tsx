import { Link } from "./link.tsx";

/** One line at 320 px. */
const LINE = "flex flex-wrap items-center gap-x-2 media-small:gap-x-1 media-small:text-micro";

/** From home; the last one is the current page, without a link. */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: ReadonlyArray<{ label: string; to?: string }> }) {
  return (
    <nav aria-label={label} className={`text-small print:hidden ${crumbs.length < 3 ? "max-md:hidden" : ""}`}>
      <ol className={LINE}>
        {crumbs.map(({ label: name, to }) => (
          <li key={name} className={`${LINE} not-last:after:text-moss not-last:after:content-['/']`}>
            {to ? (
              <Link to={to} className="inline-flex min-h-11 items-center text-ink">
                {name}
              </Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
