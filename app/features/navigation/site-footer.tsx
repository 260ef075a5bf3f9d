import type { ReactNode } from "react";
import { formatPhone } from "#app/content/format.ts";
import { footerGroups, footerTexts, legalGroup, type NavigationLink } from "#app/content/navigation.ts";
import { organisation } from "#app/content/organisation.ts";
import { Link } from "#app/ui/link.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { PAGES_ID } from "./mobile-menu.tsx";
import { BrandLink } from "./site-header.tsx";

const LINK = "inline-flex min-h-9 items-center text-white leading-heading no-underline hover:underline max-md:text-small";
export const LEGAL_LINK = `${LINK} text-small`;

export function SiteFooter({ year, consent }: { year: number; consent: ReactNode }) {
  return (
    <footer id={PAGES_ID} className="navigation-footer on-ink text-wrap relative pb-4 xl:pb-6 print:hidden">
      <div className="navigation-footer-ridge forced-colors:hidden" aria-hidden="true" />
      <div className="wrap">
        <div
          className="flex flex-wrap gap-x-4 gap-y-3 pt-3 md:grid md:cols-1-auto-auto
          md:gap-x-8 md:pt-6 xl:cols-5-3-4"
        >
          <div className="flex basis-full flex-wrap items-center justify-between gap-x-4 md:block">
            <BrandLink />
            <p className="order-1 basis-full text-balance font-700 font-display text-subtitle leading-heading tracking-tight md:mt-3 md:max-w-16ch md:text-title">
              {footerTexts.motto}
            </p>
            <p className="order-1 basis-full text-balance py-1 text-meltwater text-small leading-list">
              {footerTexts.team}
              <br />
              <Unbroken text={footerTexts.hours} />
            </p>
            <a
              href={`tel:${organisation.phone}`}
              className="numeric inline-flex min-h-11 items-center whitespace-nowrap font-600 font-display text-white"
            >
              {formatPhone(organisation.phone)}
            </a>
          </div>
          {footerGroups.map((group, index) => (
            // Phones of 360 px have two columns; the second wraps its longest link.
            <nav key={group.title} aria-label={group.title} className={index > 0 ? "grow basis-36" : undefined}>
              <h2 className="font-600 font-text text-meltwater text-small leading-heading tracking-normal">{group.title}</h2>
              <ul>
                <LinkItems links={group.links} className={LINK} />
              </ul>
            </nav>
          ))}
        </div>
        <nav aria-label={legalGroup.title} className="mt-2 border-t-1 border-meltwater/30 pt-1 md:mt-6 md:pt-3">
          <ul className="flex flex-wrap gap-x-4 media-small:gap-x-3 md:gap-x-8">
            <LinkItems links={legalGroup.links} className={LEGAL_LINK} />
            <li>{consent}</li>
          </ul>
        </nav>
        <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-meltwater text-micro">
          <span>
            © {year} {organisation.name}
          </span>
          <span>{footerTexts.privacy}</span>
        </p>
      </div>
    </footer>
  );
}

function LinkItems({ links, className }: { links: readonly NavigationLink[]; className: string }) {
  return links.map(({ to, label }) => (
    <li key={to}>
      <Link to={to} className={className}>
        {label}
      </Link>
    </li>
  ));
}
