import { organisationPage } from "#app/content/pages/organisation.ts";

const { values } = organisationPage;

export function Values() {
  return (
    <section aria-labelledby="valeurs" className="wrap split organisation-part organisation-follows">
      <h2 id="valeurs" className="text-h2">
        {values.title}
      </h2>
      <ul className="organisation-values relative">
        {values.list.map(({ name, text }) => (
          <li key={name} className="relative grid gap-x-8 md:items-center">
            <h3 className="text-amount leading-[1.15]">{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
