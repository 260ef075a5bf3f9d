import { isRouteErrorResponse, Link, Outlet, useLocation, useRouteLoaderData } from "react-router";
import { organisation } from "#app/content/organisation.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Logo } from "#app/ui/motifs/logo.tsx";
import { SCREENS } from "#workers/people/words/screen-words.ts";
import { officeContext } from "../context.ts";
import type { Route } from "./+types/frame";
import { Screen } from "./screen.tsx";
import { SearchField } from "./search-field.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { author, isLocal } = context.get(officeContext);
  return { author, isLocal };
}

export default function Frame() {
  return (
    <Around>
      <Outlet />
    </Around>
  );
}

function Around({ children }: { children: React.ReactNode }) {
  const frame = useRouteLoaderData<typeof loader>("frame/frame");
  return (
    <div className="flex min-h-screen flex-col">
      <a href="#contenu" className="absolute top-[-10rem] left-4 z-50 rounded-sm bg-ink px-6 py-3 text-white focus:top-4 print:hidden">
        Aller au contenu
      </a>
      <header className="print:hidden">
        {frame?.isLocal && (
          <p className="screen-sides border-edge border-b-2 border-dashed py-1 text-small">
            <b className="font-650 font-display">Sur cette machine.</b> Des données d'essai, effaçables.
          </p>
        )}
        <Bar author={frame?.author} />
      </header>
      {children}
    </div>
  );
}

function Bar({ author }: { author: string | undefined }) {
  const { pathname, search } = useLocation();
  // On a phone, an open person fills the screen.
  const isOpened = new URLSearchParams(search).has("qui");
  return (
    <div className="screen-sides flex flex-wrap items-stretch gap-x-6 border-b-1 bg-raised">
      <Link to="/appels" className="flex items-center gap-2.5 py-2.5 font-700 font-display text-item-l no-underline">
        <Logo className="h-5.5 w-7 flex-none" />
        {organisation.name}
      </Link>
      <p className="ml-auto flex items-center text-moss text-small lg:order-1 lg:ml-0">
        {author && (
          <span className="max-w-48 truncate">
            Vous : <b className="text-ink">{author}</b>
          </span>
        )}
      </p>
      <nav aria-label="Écrans" className="-mx-1 flex flex-wrap max-lg:w-full lg:mr-auto">
        {Object.entries(SCREENS).map(([path, name]) => (
          <Link key={path} to={path} aria-label={name} aria-current={path === pathname ? "page" : undefined} className={TAB}>
            <span className="max-sm:hidden">{name}</span>
            <span className="sm:hidden">{name.replace(" demande", "")}</span>
          </Link>
        ))}
      </nav>
      {pathname !== "/personnes" && (
        <search className={`self-center py-2 max-lg:w-full lg:w-70 ${isOpened ? "max-md:hidden" : ""}`}>
          <SearchField />
        </search>
      )}
    </div>
  );
}

const TAB =
  "flex min-h-[2.75rem] items-center whitespace-nowrap border-transparent border-b-3 px-1.5 pt-0.75 text-[0.875rem] text-ink no-underline sm:text-[0.9375rem] hover:bg-mist focus-visible:[outline-offset:-4px] aria-current:border-pine aria-current:font-650 sm:px-3";

/** D1 or R2 is down, or a bug: its effect on visitors, and what to do. Never an empty list. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status < 500) throw error;
  const { pathname, search } = useLocation();
  return (
    <Around>
      <Screen title="La base ne répond pas">
        <div className="grid max-w-3xl gap-3 screen-sides py-8">
          <h1 className="text-title">Cet écran n'a pas pu être lu.</h1>
          <p>
            <b>Rien n'est perdu pour les visiteurs :</b> le site continue de recevoir leurs demandes et les garde à part jusqu'à ce que la
            base réponde.
          </p>
          <p>
            Ce que vous veniez de noter n'a peut-être pas été gardé : l'historique de la personne le dira. Si l'écran revient ainsi après
            une minute, voyez « La base ne répond pas » dans le guide.
          </p>
          <p className="mt-2">
            <a href={pathname + search} className={buttonClass({})}>
              Essayer de nouveau
            </a>
          </p>
        </div>
      </Screen>
    </Around>
  );
}
