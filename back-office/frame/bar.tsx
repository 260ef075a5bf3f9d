import { Link, useLocation, useMatches } from "react-router";
import { formatNumber } from "#app/content/format.ts";
import { organisation } from "#app/content/organisation.ts";
import { Logo } from "#app/ui/motifs/logo.tsx";
import { SCREENS } from "#workers/people/screen-words.ts";
import type { Frame } from "../place.tsx";
import { Icon } from "./icon.tsx";
import { Kbd } from "./keys.tsx";
import { SearchField } from "./search-field.tsx";

/** The screens with what is left to do on each, the search, and who notes. */
export function Bar({ frame: { author, callCount, ...frame } }: { frame: Frame }) {
  const [, , current] = useLocation().pathname.split("/");
  // « État » has just counted, beside the frame.
  const { faultCount = frame.faultCount } = (useMatches().at(-1)?.loaderData ?? {}) as Partial<Frame>;
  return (
    <header className="screen-sides flex min-h-15 flex-wrap gap-x-4 gap-y-2 border-b-1 bg-raised lg:gap-x-7 max-sm:py-3 print:hidden">
      <Link to="appels" className="flex items-center gap-2.5 font-700 font-display text-item-l no-underline">
        <Logo className="h-5.5 w-7 flex-none" />
        {organisation.name}
      </Link>
      <nav aria-label="Écrans" className="mr-auto flex gap-1 max-sm:order-1 max-sm:w-full max-sm:flex-wrap">
        {Object.entries(SCREENS).map(([path, label], index) => (
          <Link key={path} to={path} data-key={index + 1} aria-current={path === current ? "page" : undefined} className={TAB}>
            <span className="max-lg:hidden">
              <Kbd>{index + 1}</Kbd>
            </span>
            {label}
            {path === "appels" && callCount !== null && (
              <span className="font-600 font-display text-moss text-small">{formatNumber(callCount)}</span>
            )}
            {path === "etat" && Boolean(faultCount) && (
              <span className="inline-flex items-center gap-0.75 font-600 font-display text-brique text-small" title="à réparer">
                <Icon name="warning" />
                {faultCount}
              </span>
            )}
          </Link>
        ))}
      </nav>
      {current !== "personnes" && (
        <search className="max-w-75 grow basis-36 self-center">
          <SearchField placeholder="Nom, téléphone, CIM-…" className="h-9.5 bg-paper" />
        </search>
      )}
      <p className="self-center whitespace-nowrap text-moss text-small max-lg:hidden">
        Vous : <b className="text-ink">{author}</b>
      </p>
    </header>
  );
}

const TAB = [
  "flex items-center gap-2 whitespace-nowrap border-transparent border-b-3 px-[clamp(0.4rem,1.2vw,0.875rem)] pt-0.75 text-ink no-underline",
  "hover:bg-mist focus-visible:[outline-offset:-4px] max-sm:min-h-[2.75rem] aria-current:border-pine aria-current:font-650",
].join(" ");

/** Which place this is: hollow, hatched or solid, never by colour alone. */
export function Band({ frame: { place, places } }: { frame: Frame }) {
  const [, , screen = "appels"] = useLocation().pathname.split("/");
  return (
    <nav
      aria-label="Où travailler"
      className={`screen-sides flex min-h-10 flex-wrap items-center text-small print:hidden ${BANDS[place.name].band}`}
    >
      <span className={`h-3 w-5.5 rounded-xs border-2 border-current ${BANDS[place.name].pip}`} aria-hidden="true" />
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

/** Hollow, hatched, solid. */
const BANDS: Readonly<Record<Frame["place"]["name"], { band: string; pip: string }>> = {
  local: { band: "border-b-2 border-edge border-dashed", pip: "" },
  preproduction: {
    band: "border-[#8fbfb0] border-b-1 [background:repeating-linear-gradient(-45deg,#bfe0d6_0_10px,#cde7df_10px_20px)]",
    pip: "[background:repeating-linear-gradient(-45deg,transparent_0_2px,currentColor_2px_4px)]",
  },
  "en-ligne": { band: "bg-ink text-white [--moss:var(--meltwater)] [--ring:var(--sun)]", pip: "bg-meltwater text-meltwater" },
};

const LINK = [
  "flex min-h-7 items-center rounded-xs px-2.75 text-inherit no-underline hover:underline",
  "aria-current:bg-white aria-current:font-650 aria-current:text-ink aria-current:[box-shadow:inset_0_0_0_1.5px_var(--ink)]",
].join(" ");
