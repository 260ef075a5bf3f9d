import "#app/ui/base.css";
import "./back-office.css";
import "virtual:uno.css";
import { type ReactNode, useEffect } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useRouteLoaderData } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import iconRow from "#app/ui/icons.svg";
import { useRouteFocus } from "#app/ui/use-route-focus.ts";
import type { Route } from "./+types/root";
import { officeContext } from "./context.ts";
import { ConnectionLine } from "./frame/connection-line.tsx";
import { Header } from "./frame/header.tsx";
import { Screen } from "./frame/screen.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { author, isLocal } = context.get(officeContext);
  return { author, isLocal };
}

/** Read once: it asks nothing of a session that may have expired. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  useRouteFocus();
  // `data-hydrated`: buttons respond (tests wait for it). `data-scripts`: shows what needs scripts (base.css).
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { scripts: "", hydrated: "" });
  }, []);
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        <link rel="preload" href={iconRow} as="image" type="image/svg+xml" crossOrigin="anonymous" />
        <Meta />
        <Links />
      </head>
      <body className="flex flex-col">
        <a href="#contenu" className="absolute -top-40 left-4 z-50 rounded-sm bg-ink px-6 py-3 text-white focus:top-4 print:hidden">
          Aller au contenu
        </a>
        <Header {...useRouteLoaderData<typeof loader>("root")} />
        <ConnectionLine />
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Nothing is there; else D1 or R2 is down, or a bug: its effect on visitors, and what to do. Never an empty list. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) {
    const { title = "Page introuvable", words = "Rien n’est à cette adresse." } = error.data;
    return (
      <Fault title={title} way="Revenir aux appels" to="/appels">
        <p>{words}</p>
      </Fault>
    );
  }
  return (
    <Fault title="Cet écran n’a pas pu être lu." way="Essayer de nouveau" to={pathname + search}>
      <p>
        <b>Rien n'est perdu pour les visiteurs :</b> le site continue de recevoir leurs demandes et les garde à part jusqu'à ce que la base
        réponde.
      </p>
      <p>
        Ce que vous veniez de noter n'a peut-être pas été gardé : l'historique de la personne le dira. Si l'écran revient ainsi après une
        minute, voyez « La base ne répond pas » dans le guide.
      </p>
    </Fault>
  );
}

function Fault({ title, way, to, children }: { title: string; way: string; to: string; children: ReactNode }) {
  return (
    <Screen title={title}>
      <div className="grid max-w-3xl gap-3 screen-sides py-8">
        <h1 className="text-title">{title}</h1>
        {children}
        <p className="mt-2">
          <a href={to} className={buttonClass({})}>
            {way}
          </a>
        </p>
      </div>
    </Screen>
  );
}
