import type { ReactNode } from "react";
import { formatPhone } from "#app/content/format.ts";
import { footerGroups, footerTexts } from "#app/content/navigation.ts";
import { organisation } from "#app/content/organisation.ts";
import { Link } from "#app/ui/link.tsx";
import { BrandLink } from "./site-header.tsx";

export const FOOTER_LINK = "inline-flex min-h-11 items-center text-white no-underline hover:underline";

/** Footer of every page, under its ridge. `consent` opens « Gérer mes choix ». */
export function SiteFooter({ year, consent }: { year: number; consent?: ReactNode }) {
  return (
    <footer className="on-ink relative pb-10 [--logo-back:var(--meltwater)] [--logo-front:#fff] print:hidden">
      <div className="footer-ridge" aria-hidden="true" />
      <div className="wrap">
        <div className="grid gap-x-12 gap-y-10 pt-16 md:grid-cols-2 xl:grid-cols-[5fr_2.4fr_2fr_2.6fr]">
          <div className="grid justify-items-start gap-5 md:-mt-3">
            <BrandLink />
            <p className="max-w-[16ch] text-balance font-700 font-display text-title-xl leading-figure tracking-[-0.02em]">
              {footerTexts.motto}
            </p>
            <p className="text-meltwater text-small">
              {footerTexts.team}
              <br />
              {footerTexts.hours}
            </p>
            <a
              href={`tel:${organisation.phone}`}
              className="numeric -my-2 inline-flex min-h-11 items-center font-700 font-display text-white"
            >
              {formatPhone(organisation.phone)}
            </a>
          </div>
          {footerGroups.map((group) => (
            <nav key={group.title} aria-label={group.title}>
              <h2 className="mb-2 font-600 font-text text-label text-meltwater leading-title tracking-normal">{group.title}</h2>
              <ul>
                {group.links.map((link) => (
                  <li key={link.to}>
                    <Link to={link.to} className={FOOTER_LINK}>
                      {link.label}
                    </Link>
                  </li>
                ))}
                {group === footerGroups.at(-1) && consent && <li>{consent}</li>}
              </ul>
            </nav>
          ))}
        </div>
        <p className="mt-16 flex flex-wrap gap-x-8 gap-y-2 border-t-1 border-meltwater/30 border-solid pt-6 text-meltwater text-small">
          <span>
            © {year} {organisation.name}
          </span>
          <span>{footerTexts.privacy}</span>
        </p>
      </div>
    </footer>
  );
}
