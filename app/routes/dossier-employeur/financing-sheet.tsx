import { formatDate } from "#app/content/format.ts";
import { describeRegistration, describeSources, employerFile, financers, listLegalFacts } from "#app/content/pages/employer-file.ts";
import { Link } from "#app/ui/link.tsx";
import type { Chosen } from "./route.tsx";
import { Sheet, Supplied } from "./sheet.tsx";
import "./financing-sheet.css";

const texts = employerFile.financing;

/** Who finances by status, with sources, and who the provider is. */
export function FinancingSheet({ chosen, pages }: { chosen: readonly Chosen[]; pages: number }) {
  return (
    <Sheet chosen={chosen} page={pages} pages={pages}>
      <h2 className="employer-title">{texts.title}</h2>
      <p className="employer-lead">{texts.lead}</p>
      <ul className="employer-payers">
        {financers.map(({ status, hint, payer, contact, source }) => (
          <li key={status}>
            <h3>
              {status} <small>{hint}</small>
            </h3>
            <p>
              <b className="block font-600">{payer}</b>{" "}
              <span className="text-moss">
                {employerFile.financing.ask} {contact}
              </span>
            </p>
            <p className="employer-source">
              <Link to={source.url}>{source.name}</Link>, {formatDate(source.readOn)}
            </p>
          </li>
        ))}
      </ul>
      <p className="employer-note">{describeSources()}</p>
      <h2 className="employer-subtitle">{employerFile.organisation.title}</h2>
      <dl className="employer-legal">
        {listLegalFacts().map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Supplied text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="employer-registration">
        <Supplied text={describeRegistration()} />
      </p>
      <svg className="employer-ridge" viewBox="0 0 794 60" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 60V46L38 36L70 42L118 22L150 30L196 12L232 26L270 18L318 38L352 30L398 44L446 34L486 40L540 20L574 28L622 8L660 24L706 16L752 34L794 26V60Z" />
      </svg>
    </Sheet>
  );
}
