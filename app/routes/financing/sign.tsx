import { breadcrumbsLabel, homeCrumb } from "#app/content/navigation.ts";
import { financingPage as page } from "#app/content/pages/financing.ts";
import { PROFESSIONS, STATUSES } from "#app/content/vocabulary.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Link } from "#app/ui/link.tsx";
import { addressOf, type Visitor } from "./visitor.ts";

const crumbs = [homeCrumb, { label: page.crumb }];

/** The question, and a signpost whose plates carry the answer: each says a status and who pays. */
export function Sign({ profession, status }: Visitor) {
  const { title, list } = page.signs;
  return (
    <section aria-labelledby="titre" className="financing-sign paper-edge">
      <div className="contours text-tone opacity-15" aria-hidden="true" />
      <div className="wrap">
        <Breadcrumbs label={breadcrumbsLabel} crumbs={crumbs} />
        <div className="financing-sign-grid">
          <div className="grid content-start justify-items-start gap-4 xl:gap-6">
            <h1 id="titre" className="text-h1">
              {page.title}
              {"\u00A0"}
              {page.question}
            </h1>
            <p className="max-w-120 leading-list md:text-lead">{page.lead}</p>
            <ProfessionLinks profession={profession} status={status} />
          </div>
          <nav aria-labelledby="exercice" className="post financing-post">
            <h2 id="exercice" className="mb-2 font-600 font-text text-item leading-title tracking-normal">
              {title}
            </h2>
            <ul className="grid gap-2">
              {STATUSES.map((one) => (
                <li key={one}>
                  <Link to={addressOf({ profession, status: one })} className="status-plate" aria-current={one === status || undefined}>
                    <b>{list[one].name}</b> <small>{list[one].hint}</small> <span className="status-payer">{list[one].payer}</span>
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

/** Both professions as links, the visitor's marked. */
export function ProfessionLinks({ profession, status }: Visitor) {
  return (
    <nav aria-label={page.professions.label} className="profession-links">
      {PROFESSIONS.map((one) => (
        <Link key={one} to={addressOf({ profession: one, status })} aria-current={one === profession || undefined}>
          {page.professions.names[one]}
        </Link>
      ))}
    </nav>
  );
}
