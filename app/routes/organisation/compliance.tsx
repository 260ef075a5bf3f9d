import { organisationPage } from "#app/content/pages/organisation.ts";
import { RidgeBand } from "#app/ui/ridge-band.tsx";

const { compliance } = organisationPage;

/** What HAS and ANDPC have to do with the courses, and how a reference tells it. */
export function Compliance() {
  const { methods, registration, reference } = compliance;
  return (
    <RidgeBand id="conformite" className="pt-chapter">
      <h2 id="conformite" className="text-h2">
        {compliance.title}
      </h2>
      <div className="mt-block grid gap-x-16 gap-y-8 md:grid-cols-2">
        {[methods, registration].map(({ name, text }) => (
          <div key={name} className="border-meltwater/35 border-t-1 pt-5">
            <h3 className="text-h3 tracking-[-0.012em]">{name}</h3>
            <p className="mt-3 max-w-136 text-on-ink">{text}</p>
          </div>
        ))}
      </div>
      <figure className="mt-band">
        <figcaption className="font-600 font-display text-item text-meltwater">{reference.title}</figcaption>
        <ol aria-label={reference.full} className="numeric mt-4 grid grid-cols-[4fr_4fr_3fr] gap-x-column">
          {reference.parts.map(({ value, name }) => (
            <li key={value} className="grid content-start">
              <b className="border-meltwater border-b-2 border-dashed pb-1 font-600 text-[clamp(2rem,10.8vw,9.25rem)] leading-display">
                {value}
              </b>
              <span className="mt-3 max-w-[24ch] text-[length:min(1em,4.75vw)] text-on-ink leading-title">{name}</span>
            </li>
          ))}
        </ol>
      </figure>
    </RidgeBand>
  );
}
