import { organisationPage } from "#app/content/pages/organisation.ts";

const { values } = organisationPage;

export function Values() {
  return (
    <section aria-labelledby="valeurs" className="wrap organisation-part organisation-columns organisation-values">
      <h2 id="valeurs">{values.title}</h2>
      <ul>
        {values.list.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
