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
        <ul className="hairpins mt-[clamp(2rem,4vw,3.5rem)]">
          {values.list.map(({ name, text }) => (
            <li key={name} className="grid gap-x-12 gap-y-3 lg:grid-cols-[6fr_5fr] lg:items-baseline">
              <h3 className="text-[clamp(1.5rem,1.2rem+1.1vw,2.25rem)] leading-[1.05]">{name}</h3>
              <p className="max-w-120 text-lead">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
