import { Link, useLocation, useRouteLoaderData } from "react-router";
import { organisation } from "#app/content/organisation.ts";
import { Logo } from "#app/ui/motifs/logo.tsx";
import { SCREENS } from "#workers/people/labels/screen-labels.ts";
import type { loader } from "../people/route.tsx";
import { SearchField } from "./search-field.tsx";

export function Header({ author, isLocal }: { author?: string; isLocal?: boolean }) {
  const { pathname, search } = useLocation();
  const query = useRouteLoaderData<typeof loader>("people/route")?.query;
  // On a phone, an open person fills the screen.
  const isOpened = new URLSearchParams(search).has("qui");
  return (
    <header className="print:hidden">
      {isLocal && (
        <p className="screen-sides border-edge border-b-2 border-dashed py-1 text-compact">
          <b className="font-650 font-display">Sur cette machine.</b> Des données d'essai, effaçables.
        </p>
      )}
      <div className="screen-sides flex flex-wrap items-stretch gap-x-6 border-b-1 bg-raised desktop:h-15">
        <Link to="/appels" className="flex items-center gap-2 py-2 font-700 font-display text-item-l no-underline">
          <Logo className="h-5.5 w-7 flex-none" />
          {organisation.name}
        </Link>
        <p className="ml-auto flex items-center text-moss text-compact desktop:order-1 desktop:ml-0">
          {author && (
            <span className="max-w-48 truncate">
              Vous : <b className="text-ink">{author}</b>
            </span>
          )}
        </p>
        <nav aria-label="Écrans" className="-mx-1 flex flex-wrap max-desktop:w-full desktop:mr-auto">
          {Object.entries(SCREENS).map(([path, name]) => (
            <Link
              key={path}
              to={path}
              prefetch="render"
              aria-label={name}
              aria-current={path === pathname ? "page" : undefined}
              className={TAB}
            >
              <span className="max-tablet:hidden">{name}</span>
              <span className="tablet:hidden">{name.replace(" demande", "")}</span>
            </Link>
          ))}
        </nav>
        <search className={`self-center max-desktop:py-2 max-desktop:w-full desktop:w-70 ${isOpened ? "max-laptop:hidden" : ""}`}>
          <SearchField query={query} />
        </search>
      </div>
    </header>
  );
}

const TAB = "screen-tab flex min-h-11 items-center whitespace-nowrap px-1 pt-1 text-small text-ink no-underline hover:bg-mist tablet:px-3";
