import { Link } from "#app/ui/link.tsx";
import type { Route } from "./+types/route";

/** The profession's other programmes. */
export function Siblings({ siblings: { title, links } }: Pick<Route.ComponentProps["loaderData"], "siblings">) {
  return (
    <nav aria-labelledby="autres" className="flex flex-wrap items-baseline gap-x-6 border-t-1 pt-3 print:hidden">
      <p id="autres" className="font-600">
        {title}
      </p>
      <ul className="flex flex-wrap gap-x-6">
        {links.map(({ path, name }) => (
          <li key={path}>
            <Link to={path} className="inline-flex min-h-11 items-center">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
