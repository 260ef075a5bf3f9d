import "#app/ui/base.css";
import "./back-office.css";
import "virtual:uno.css";
import { type ReactNode, useEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import iconRow from "#app/ui/icons.svg";

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
  // `data-hydrated`: from here on keys and buttons answer; tests wait for it. `data-scripts`: what needs a script is shown (base.css).
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { scripts: "", hydrated: "" });
  }, []);
  return <Outlet />;
}

/** A fault of the screens themselves: what the stores refuse is said by failure-boundary.tsx. */
export function ErrorBoundary() {
  return (
    <main className="p-10">
      <h1 className="text-title">Cet écran a un défaut.</h1>
      <p className="mt-3">
        Rien n'est perdu, et les autres écrans continuent. Le terminal où tourne le suivi dit lequel : transmettez-le à qui s'occupe du
        site.
      </p>
      <p className="mt-5">
        <a href="/" className={buttonClass({})}>
          Revenir au début
        </a>
      </p>
    </main>
  );
}
