import { Link } from "./link.tsx";

interface BreadcrumbsProps {
  label: string;
  /** From the home page down; the last one is the current page and has no link. */
  crumbs: ReadonlyArray<{ label: string; to?: string }>;
}

export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className="text-small print:hidden">
      <ol className="flex flex-wrap gap-x-[0.6rem]">
        {crumbs.map(({ label: name, to }) => (
          <li key={name} className="flex items-center gap-[0.6rem] not-first:before:text-moss not-first:before:content-['/']">
            {to ? (
              <Link to={to} className="inline-block py-[0.7rem] text-ink">
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
