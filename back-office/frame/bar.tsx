import { Form, Link, useLocation, useMatches } from "react-router";
import { formatNumber } from "#app/content/format.ts";
import { organisation } from "#app/content/organisation.ts";
import type { Frame } from "../place.tsx";
import { Icon } from "./icon.tsx";
import { Kbd } from "./kbd.tsx";
import { Logo } from "./logo.tsx";
import { TABS } from "./tabs.ts";

/** The screens with what is left to do on each, the search, and who notes. */
export function Bar({ frame }: { frame: Frame }) {
  const { place, author } = frame;
  const { pathname } = useLocation();
  const isCurrent = (path: string) => pathname.split("/")[2] === path;
  const counts = useCounts(frame);
  return (
    <header className="flex min-h-15 flex-wrap gap-x-4 gap-y-2 border-b-1 border-hairline border-solid bg-raised px-4 lg:gap-x-7 lg:px-6 max-sm:py-3 print:hidden">
      <Link
        to={`/${place.name}/appels`}
        className="inline-flex items-center gap-2.5 whitespace-nowrap font-700 font-display text-item-l no-underline"
      >
        <Logo />
        {organisation.name}
      </Link>
      <nav aria-label="Écrans" className="mr-auto flex gap-1 max-sm:order-1 max-sm:-mx-2 max-sm:w-full max-sm:flex-wrap">
        {TABS.map(({ path, label }, index) => (
          <Link
            key={path}
            to={`/${place.name}/${path}`}
            data-key={index + 1}
            aria-current={isCurrent(path) ? "page" : undefined}
            className="flex items-center gap-2 whitespace-nowrap border-b-3 border-transparent border-solid px-2.25 pt-0.75 text-ink no-underline hover:bg-mist focus-visible:outline-offset-[-4px] [&[aria-current]]:border-pine [&[aria-current]]:font-650 lg:px-3.5 max-sm:min-h-11"
          >
            <span className="max-lg:hidden">
              <Kbd>{index + 1}</Kbd>
            </span>
            {label}
            {path === "appels" && counts.calls !== null && (
              <span className="font-600 font-display text-moss text-small">{formatNumber(counts.calls)}</span>
            )}
            {path === "etat" && counts.faults > 0 && (
              <span className="inline-flex items-center gap-0.75 font-600 font-display text-brique text-small" title="à réparer">
                <Icon name="warning" />
                {counts.faults}
              </span>
            )}
          </Link>
        ))}
      </nav>
      {!isCurrent("personnes") && <Search place={place.name} />}
      <p className="self-center whitespace-nowrap text-moss text-small max-lg:hidden">
        Vous : <b className="text-ink">{author}</b>
      </p>
    </header>
  );
}

/** A screen that has just counted knows better than the frame, which loads beside it. */
function useCounts({ callCount, faultCount }: Frame): { calls: number | null; faults: number } {
  const { callCount: calls = callCount, faultCount: faults = faultCount } = (useMatches().at(-1)?.loaderData ?? {}) as Partial<Frame>;
  return { calls, faults: faults ?? 0 };
}

function Search({ place }: { place: string }) {
  return (
    <search className="self-center lg:w-75 max-sm:flex-1 sm:w-60">
      <Form method="post" action={`/${place}/personnes`} className="relative">
        <input type="hidden" name="faire" value="chercher" />
        <Icon name="search" className="pointer-events-none absolute inset-y-0 left-2.75 my-auto size-4.5 text-moss" />
        <input
          type="search"
          name="q"
          placeholder="Nom, téléphone, CIM-…"
          aria-label="Chercher une personne"
          autoComplete="off"
          data-key="/"
          className="h-9.5 w-full rounded-sm border-1.5 border-edge border-solid bg-paper pr-10 pl-9 placeholder:text-moss placeholder:opacity-100"
        />
        <span className="pointer-events-none absolute inset-y-0 right-2.25 my-auto h-5.5">
          <Kbd>/</Kbd>
        </span>
      </Form>
    </search>
  );
}
