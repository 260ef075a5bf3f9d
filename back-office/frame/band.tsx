import { Link, useLocation } from "react-router";
import type { Frame } from "../place.tsx";

/** Which place this is: hollow, hatched or solid, never by colour alone. */
export function Band({ frame: { place, places } }: { frame: Frame }) {
  const [, , screen = "appels"] = useLocation().pathname.split("/");
  return (
    <nav
      aria-label="Où travailler"
      data-place={place.name}
      className="band screen-sides flex min-h-10 flex-wrap items-center text-small print:hidden"
    >
      <span className="band-pip" aria-hidden="true" />
      <b className="mx-3 font-650 font-display text-label">{place.label}</b>
      <span className={`max-lg:hidden ${place.name === "preproduction" ? "" : "text-moss"}`}>{place.words}</span>
      <span className="ml-auto flex items-center gap-0.5">
        {places.map(({ name, label }) => (
          <Link key={name} to={`/${name}/${screen}`} aria-current={name === place.name || undefined} className={LINK}>
            {label}
          </Link>
        ))}
      </span>
    </nav>
  );
}

const LINK = [
  "flex min-h-7 items-center rounded-[4px] px-2.75 text-inherit no-underline hover:underline",
  "aria-current:bg-white aria-current:font-650 aria-current:text-ink aria-current:[box-shadow:inset_0_0_0_1.5px_var(--ink)]",
].join(" ");
