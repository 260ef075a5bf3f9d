import type { ComponentProps, ReactNode } from "react";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import "./page-hero.css";

interface PageHeroProps extends Pick<ComponentProps<typeof Breadcrumbs>, "crumbs"> {
  breadcrumbsLabel: string;
  title: string;
  lead?: string;
  ground: "legal" | "help" | "catalogue";
  children?: ReactNode;
}

/** A low band for pages without a drawing of their own. */
export function PageHero({ breadcrumbsLabel, crumbs, title, lead, ground, children }: PageHeroProps) {
  return (
    <section aria-labelledby="titre" className="page-hero paper-edge bg-glacier" data-ground={ground}>
      <div className="contours text-pine" aria-hidden="true" />
      <div className="wrap">
        <Breadcrumbs label={breadcrumbsLabel} crumbs={crumbs} />
        <div className="grid max-w-176 justify-items-start gap-2">
          <h1 id="titre" className="text-headline leading-tight">
            {title}
          </h1>
          {lead && <p className="leading-list">{lead}</p>}
          {children}
        </div>
      </div>
    </section>
  );
}
