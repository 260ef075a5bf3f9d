import { Fragment } from "react";
import { type CheckedFact, organisationPage } from "#app/content/pages/organisation.ts";
import { Link } from "#app/ui/link.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";

const { compliance } = organisationPage;

export function Compliance() {
  const { title, methods, registration, reference, facts } = compliance;
  return (
    <section aria-labelledby="conformite" className="on-ink pt-panel pb-band">
      <div className="wrap">
        <h2 id="conformite" className="text-h2">
          {title}
        </h2>
        <div className="mt-4 grid gap-8 xl:cols-5-7">
          <figure>
            <figcaption className="text-meltwater text-small">{reference.title}</figcaption>
            <ol
              className="organisation-reference numeric mt-4 flex flex-wrap gap-x-column gap-y-1 text-headline"
              aria-label={reference.full}
            >
              {reference.parts.map(({ value, name }) => (
                <li key={value} className="grid">
                  <b className="mb-1 border-meltwater border-b-2 border-dashed pb-1 font-reference leading-tight tracking-tight">{value}</b>
                  <span className="text-on-ink text-small leading-heading">{name}</span>
                </li>
              ))}
            </ol>
          </figure>
          <div className="grid gap-5 md:grid-cols-2 md:gap-8 xl:col-span-full xl:row-start-2 xl:cols-5-7">
            {[methods, registration].map(({ name, text }) => (
              <div key={name}>
                <h3 className="mb-1 text-subtitle leading-heading">{name}</h3>
                <p className="max-w-160 text-on-ink leading-text">{text}</p>
              </div>
            ))}
          </div>
          <div>
            <dl className="@container border-current border-t-2" aria-label={facts.label}>
              {facts.list.map((fact) => (
                <Fact key={fact.name} {...fact} />
              ))}
            </dl>
            {facts.missing && <p className="mt-4 text-meltwater">{facts.missing}</p>}
          </div>
        </div>
      </div>
    </section>
  );
}

const FACT = "grid break-inside-avoid gap-x-6 gap-y-1 border-meltwater/35 border-b-1 py-3 leading-list";

function Fact({ name, strong, text, link, checkedAt }: CheckedFact) {
  return (
    <div className={`${FACT} md:@[20rem]:cols-term-1 xl:@[30rem]:cols-term-1-auto`}>
      <dt className="text-meltwater text-small leading-list">{name}</dt>
      <dd>
        {strong && (
          <b key="strong" className="font-600">
            {strong}
          </b>
        )}
        {link && (
          <Link key="link" to={link.to} className="numeric -my-2 inline-flex min-h-11 items-center text-current">
            {link.label}
          </Link>
        )}
        {text && (
          <span key="text">
            <Unbroken text={text} />{" "}
          </span>
        )}
      </dd>
      {checkedAt && (
        <dd className="text-small md:col-end--1">
          <Link to={checkedAt.to} className="-my-2 inline-flex min-h-11 items-center gap-word text-current">
            <span>{checkedAt.label}</span>
            {checkedAt.newTab && (
              <Fragment key="new-tab">
                <span className="visually-hidden"> {checkedAt.newTab}</span>
                <span className="i-lucide-external-link text-icon" aria-hidden="true" />
              </Fragment>
            )}
          </Link>
        </dd>
      )}
    </div>
  );
}
