import type { ComponentProps, ReactNode } from "react";
import { Breadcrumbs } from "./breadcrumbs.tsx";

interface PageHeroProps extends Pick<ComponentProps<typeof Breadcrumbs>, "crumbs"> {
  breadcrumbsLabel: string;
  title: string;
  lead?: string;
  children?: ReactNode;
}

/** For every page except home and programmes. */
export function PageHero({ breadcrumbsLabel, crumbs, title, lead, children }: PageHeroProps) {
  return (
    <section aria-labelledby="titre" className="relative isolate overflow-clip bg-mist pt-5 pb-band">
      <div className="wrap">
        <Breadcrumbs label={breadcrumbsLabel} crumbs={crumbs} />
        <div className="mt-heading grid max-w-176 justify-items-start gap-5">
          <h1 id="titre" className="text-h1">
            {title}
          </h1>
          {lead && <p className="max-w-144 text-lead">{lead}</p>}
          {children}
        </div>
      </div>
    </section>
  );
}
