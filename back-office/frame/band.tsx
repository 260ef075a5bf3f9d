import { Link, useLocation } from "react-router";
import type { Frame } from "../place.tsx";

/** Which place this is: hollow, hatched or solid, never by colour alone. */
export function Band({ frame: { place, places } }: { frame: Frame }) {
  const [, , screen = "appels"] = useLocation().pathname.split("/");
  return (
    <div data-place={place.name} className="band flex min-h-10 flex-wrap items-center gap-3 px-4 text-small lg:px-6 print:hidden">
      <span className="band-pip" aria-hidden="true" />
      <b className="font-650 font-display text-label">{place.label}</b>
      <span className="band-words max-lg:hidden">{place.words}</span>
      <nav aria-label="Où travailler" className="ml-auto flex items-center gap-0.5">
        {places.map(({ name, label }) => (
          <Link
            key={name}
            to={`/${name}/${screen}`}
            aria-current={name === place.name ? "true" : undefined}
            className="band-link flex min-h-7 items-center rounded-[4px] px-2.75 no-underline underline-offset-[0.25em] hover:underline"
          >
            {label}
          </Link>
        ))}
      </nav>
    </div>
  );
}
