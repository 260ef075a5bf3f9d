import { financingAddress, type Visitor } from "#app/content/financing-address.ts";
import { breadcrumbsLabel, homeCrumb } from "#app/content/navigation.ts";
import { financingPage as page } from "#app/content/pages/financing.ts";
import { Star } from "#app/features/answer/amount.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Link } from "#app/ui/link.tsx";
import type { FinancingRow } from "./read-rows.ts";

export const crumbs = [homeCrumb, { label: page.crumb }];

const PLATE = "plate plate-outlined plate-open financing-sign pr-tip leading-heading";

interface SignProps extends Visitor {
  isFunded: boolean;
  /** Why the plates name no payer, in the last days of a funded year. */
  late: string | null;
  /** Any profession's: payers are the same. */
  rows: readonly FinancingRow[];
}

/** A post of four plates, each leading to its row. */
export function Sign({ profession, status, isFunded, late, rows }: SignProps) {
  return (
    <section aria-labelledby="titre" className="paper-edge bg-tone-soft pt-5 pb-chapter">
      <div className="contours text-tone opacity-15 ground-financing" aria-hidden="true" />
      <div className="wrap">
        <Breadcrumbs label={breadcrumbsLabel} crumbs={crumbs} />
        <div className="mt-column grid gap-8 xl:cols-5-7">
          <div className="grid content-start justify-items-start gap-4">
            <h1 id="titre" className="text-h1">
              {isFunded ? page.title : page.unpublished.title}
              {isFunded && <Star />}
            </h1>
            <p className="text-lead">{isFunded ? page.lead : page.unpublished.lead}</p>
            {late && <p className="max-w-120 text-balance">{late}</p>}
            {isFunded && (
              <ul className="mt-2 grid gap-2 font-600">
                {page.funders.map((funder) => (
                  <li key={funder} className="flex items-center gap-3">
                    <span className="size-2 flex-none rounded-full bg-pine" aria-hidden="true" />
                    {funder}
                  </li>
                ))}
              </ul>
            )}
          </div>
          <nav aria-label={page.signs.title} className="plate-post financing-signs print:hidden">
            <ul className="grid gap-3">
              {rows.map(({ status: one, name, hint, payerName }) => (
                <li key={one}>
                  <Link to={financingAddress({ profession, status: one })} className={PLATE} aria-current={one === status || undefined}>
                    <span>
                      <b className="block font-600">{name}</b>{" "}
                      <small className={`block text-balance text-small ${one === status ? "" : "text-moss"}`}>{hint}</small>
                    </span>{" "}
                    <span className="text-balance font-700 font-display text-subtitle leading-heading tracking-snug max-sm:order-first">
                      {payerName}
                    </span>
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
