import { readYear } from "#app/answer/year.ts";
import { parisDate } from "#app/content/dated.ts";
import { formatPhone } from "#app/content/format.ts";
import { breadcrumbsLabel, homeCrumb } from "#app/content/navigation.ts";
import { organisation } from "#app/content/organisation.ts";
import { enrolmentHelp as page, readEnrolmentHelp } from "#app/content/pages/enrolment-help.ts";
import { faqPage } from "#app/content/pages/faq.ts";
import { pageRequestContext } from "#app/request-context.ts";
import { describePage } from "#app/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { Route } from "./+types/route";

const crumbs = [homeCrumb, { label: faqPage.crumb, to: faqPage.path }, { label: page.crumb }];

/** In loader data, not in the script. */
export function loader({ context }: Route.LoaderArgs) {
  return { items: readEnrolmentHelp(readYear(parisDate(context.get(pageRequestContext).now))) };
}

export function meta(args: Route.MetaArgs) {
  return describePage(args, { meta: page.meta, path: page.path, crumbs });
}

export default function EnrolmentHelp({ loaderData: { items } }: Route.ComponentProps) {
  const { never } = page;
  return (
    <main id="contenu">
      <PageHero breadcrumbsLabel={breadcrumbsLabel} crumbs={crumbs} title={page.title} lead={page.lead} ground="help" />
      <div className="wrap @container">
        <div className="grid gap-8 py-block xl:@md:cols-8-4">
          <aside
            aria-labelledby="jamais"
            className="on-ink grid content-start justify-items-start gap-3 self-start rounded-lg p-6 xl:@md:order-last"
          >
            <h2 id="jamais" className="text-h3">
              {never.title}
            </h2>
            {never.texts.map((text) => (
              <p key={text}>
                <Unbroken text={text} />
              </p>
            ))}
            <p className="text-small">{never.source}</p>
            <ButtonLink to={`tel:${organisation.phone}`} variant="sun">
              {formatPhone(organisation.phone)}
            </ButtonLink>
            <p className="text-small">
              <Unbroken text={never.hours} />
            </p>
          </aside>
          <section aria-label={page.list} className="border-b-1">
            {items.map(({ id, situation, wording, why, steps }) => (
              <details key={id} id={id} name="situation" className="group border-t-1">
                <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-2">
                  <h2 className="text-item">{situation}</h2>
                  <span className="i-lucide-chevron-down flex-none text-pine group-open:turned" aria-hidden="true" />
                </summary>
                <div className="grid max-w-176 gap-3 pb-6">
                  {wording && (
                    <p className="text-moss text-small">
                      {page.readsThere} « {wording} »
                    </p>
                  )}
                  <p>{why}</p>
                  <ol className="grid gap-2">
                    {steps.map((step, index) => (
                      <li key={step} className="grid cols-auto-1 gap-3">
                        <span className="waypoint size-6 text-micro leading-tight" aria-hidden="true">
                          {index + 1}
                        </span>
                        <span>
                          <RichText text={step} />
                        </span>
                      </li>
                    ))}
                  </ol>
                </div>
              </details>
            ))}
          </section>
        </div>
      </div>
    </main>
  );
}
