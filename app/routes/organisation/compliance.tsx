import { organisationPage } from "#app/content/pages/organisation.ts";
import { PendingFact } from "#app/features/pending-fact.tsx";
import { Link } from "#app/ui/link.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";

const { compliance } = organisationPage;

/** How references identify us, the role of HAS and ANDPC, and where to verify each fact. */
export function Compliance() {
  const { title, methods, registration, reference, facts } = compliance;
  return (
    <section aria-labelledby="conformite" className="organisation-checks on-ink">
      <div className="wrap">
        <h2 id="conformite">{title}</h2>
        <div className="organisation-checks-columns">
          <div>
            <figure className="organisation-reference">
              <figcaption>{reference.title}</figcaption>
              <ol aria-label={reference.full}>
                {reference.parts.map(({ value, name }) => (
                  <li key={value}>
                    <b>{value}</b>
                    <span>{name}</span>
                  </li>
                ))}
              </ol>
            </figure>
            <div className="organisation-authorities">
              {[methods, registration].map(({ name, text }) => (
                <div key={name}>
                  <h3>{name}</h3>
                  <p>{text}</p>
                </div>
              ))}
            </div>
          </div>
          <dl aria-label={facts.label} className="organisation-facts">
            {facts.list.map(({ name, text, isPending, link, checkedAt }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {link && (
                    <Link key="link" to={link.to} className="numeric">
                      {link.label}
                    </Link>
                  )}
                  {text && (
                    <span key="text">
                      <Unbroken text={text} />{" "}
                    </span>
                  )}
                  {isPending && <PendingFact key="pending" />}
                </dd>
                {checkedAt && (
                  <dd className="organisation-proof">
                    <Link to={checkedAt.to}>{checkedAt.label}</Link>
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
