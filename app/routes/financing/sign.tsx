import { financingAddress, type Visitor } from "#app/content/financing-address.ts";
import { breadcrumbsLabel, homeCrumb } from "#app/content/navigation.ts";
import { financingPage as page } from "#app/content/pages/financing.ts";
import { professions } from "#app/content/professions.ts";
import { PROFESSIONS, STATUSES, type Status } from "#app/content/vocabulary.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Link } from "#app/ui/link.tsx";
import "#app/ui/segmented-control.css";

export const crumbs = [homeCrumb, { label: page.crumb }];

const PLATE = `plate plate-outlined plate-open grid min-h-14 items-center gap-x-5 gap-y-[0.1rem] py-2 pr-[calc(var(--tip)+0.75rem)] pl-4
  text-small leading-[1.25] [--tip:1.15rem]
  sm:grid-cols-[minmax(0,1fr)_11.5rem] sm:[--tip:1.75rem] xl:min-h-18 xl:pl-[1.35rem]`;

export function Sign({ profession, status, payers, lead }: Visitor & { payers: Readonly<Record<Status, string>>; lead: string }) {
  const { title, list } = page.signs;
  return (
    <section aria-labelledby="titre" className="paper-edge bg-tone-soft pt-5 pb-band">
      <div className="contours text-tone opacity-15 [--ground:url(/images/ground-financing.svg)]" aria-hidden="true" />
      <div className="wrap">
        <Breadcrumbs label={breadcrumbsLabel} crumbs={crumbs} />
        <div className="mt-column grid gap-x-8 gap-y-6 xl:grid-cols-[calc(100%*5/12-7rem/6)_1fr]">
          <div className="grid content-start justify-items-start gap-4 xl:gap-6">
            <h1 id="titre" className="text-h1">
              {page.title}
            </h1>
            <h2 className="text-h3">{page.question}</h2>
            <ul className="flex flex-wrap gap-x-4 gap-y-1 font-600">
              {page.funders.map((funder) => (
                <li key={funder} className="flex items-center gap-2">
                  <span className="size-2.5 rounded-full bg-pine" aria-hidden="true" />
                  {funder}
                </li>
              ))}
            </ul>
            <p className="max-w-120 leading-list md:text-lead">{lead}</p>
            <ProfessionLinks profession={profession} status={status} />
          </div>
          <nav aria-labelledby="exercice" className="plate-post xl:[--post:2.5rem_auto_-12rem_2.75rem]">
            <h2 id="exercice" className="mb-2 font-600 font-text text-item leading-title tracking-normal">
              {title}
            </h2>
            <ul className="grid gap-2">
              {STATUSES.map((one) => (
                <li key={one}>
                  <Link to={financingAddress({ profession, status: one })} className={PLATE} aria-current={one === status || undefined}>
                    <b className="font-700 font-display text-item leading-[1.15] tracking-[-0.012em]">{list[one].name}</b>{" "}
                    <small className={one === status ? "text-micro leading-title" : "text-micro text-moss leading-title"}>
                      {list[one].hint}
                    </small>{" "}
                    <span className="font-600 sm:[grid-area:1/2/3] sm:text-item">{payers[one]}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </section>
  );
}

export function ProfessionLinks({ profession, status }: Visitor) {
  return (
    <nav aria-label={page.professions.label} className="segmented inline-grid max-w-full print:hidden">
      {PROFESSIONS.map((one) => (
        <Link
          key={one}
          to={financingAddress({ profession: one, status })}
          aria-current={one === profession || undefined}
          className="segmented-item"
        >
          {professions[one].one}
        </Link>
      ))}
    </nav>
  );
}
