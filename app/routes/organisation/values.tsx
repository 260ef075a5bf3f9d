import "./organisation.css";
import { organisationPage } from "#app/content/pages/organisation.ts";

const { values } = organisationPage;

/** Four values along one winding path. */
export function Values() {
  return (
    <section aria-labelledby="valeurs" className="section overflow-clip">
      <div className="wrap">
        <h2 id="valeurs" className="text-h2">
          {values.title}
        </h2>
        <ul className="organisation-hairpins mt-block">
          {values.list.map(({ name, text }) => (
            <li key={name} className="grid gap-x-12 gap-y-3 lg:grid-cols-[6fr_5fr] lg:items-baseline">
              <h3 className="text-[length:min(var(--text-title),10vw)] leading-figure">{name}</h3>
              <p className="max-w-120 text-lead">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
