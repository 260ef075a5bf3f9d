import { organisationPage } from "#app/content/pages/organisation.ts";

const { values } = organisationPage;

export function Values() {
  return (
    <section aria-labelledby="valeurs" className="wrap organisation-part organisation-columns organisation-values">
      <h2 id="valeurs" className="text-h2">
        {values.title}
      </h2>
      <ul>
        {values.list.map(({ name, text }) => (
          <li key={name}>
            <h3 className="text-subtitle">{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
