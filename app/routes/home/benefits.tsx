import { homePage } from "#app/content/pages/home.ts";
import { Emblem } from "#app/ui/motifs/emblem.tsx";
import "./benefits.css";

const { title, items } = homePage.benefits;

/** The day is drawn as strata; the course lies in the gaps between them, along the trail that goes on from the signs' post. */
export function Benefits() {
  return (
    <section aria-labelledby="atouts" className="benefits on-ink relative isolate overflow-clip">
      <div className="contours" aria-hidden="true" />
      <div className="wrap benefits-day">
        <h2 id="atouts" className="text-h2 lg:text-hero">
          {title}
        </h2>
        <ul>
          {items.map(({ between, title, text, emblem }) => (
            <li key={title} className="relative grid">
              <span className="benefits-stratum relative flex items-center text-meltwater text-micro" aria-hidden="true">
                {between}
              </span>
              <Emblem
                drawing={emblem}
                className="row-span-2 bg-ink text-meltwater forced-colors:bg-transparent forced-colors:text-current print:bg-transparent"
              />
              <h3 className="text-subtitle leading-heading">{title}</h3>
              <p className="text-on-ink leading-list">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
