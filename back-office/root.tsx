import "#app/ui/base.css";
import "./back-office.css";
import "virtual:uno.css";
import { type ReactNode, useEffect } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import iconRow from "#app/ui/icons.svg";
import type { Route } from "./+types/root";

export function Layout({ children }: { children: ReactNode }) {
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
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  // `data-hydrated`: buttons respond (tests wait for it). `data-scripts`: shows what needs scripts (base.css).
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { scripts: "", hydrated: "" });
  }, []);
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isGone = isRouteErrorResponse(error) && error.status < 500;
  return (
    <main className="p-6 sm:p-10">
      <h1 className="text-title">{isGone ? String(error.data) : "Cet écran a un défaut."}</h1>
      <p className="mt-3">
        {isGone
          ? "Elle a été effacée, ou ses envois ont atteint la fin de leur durée."
          : "Rien n’est perdu, et les autres écrans continuent. Dites à qui s’occupe du site ce que vous faisiez."}
      </p>
      <p className="mt-5">
        <a href="/appels" className={buttonClass({})}>
          Revenir aux appels
        </a>
      </p>
    </main>
  );
}
