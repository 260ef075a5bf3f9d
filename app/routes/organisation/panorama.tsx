import type { CSSProperties } from "react";
import { organisationPage } from "#app/content/pages/organisation.ts";

const { panorama } = organisationPage;

/** The range seen from the town, labelled like an orientation table. */
export function Panorama() {
  return (
    <figure aria-label={panorama.label}>
      <div className="organisation-panorama">
        <ul>
          {panorama.summits.map(({ name, altitude, wide, narrow, height, side, narrowSide }) => (
            <li
              key={name}
              data-side={side}
              data-narrow-side={narrowSide}
              style={
                {
                  "--x": `${wide.x}%`,
                  "--top": `${wide.top}%`,
                  "--narrow-x": `${narrow.x}%`,
                  "--narrow-top": `${narrow.top}%`,
                  "--height": `${height}%`,
                } as CSSProperties
              }
            >
              <span>{name}</span>
              <b>{altitude}</b>
            </li>
          ))}
        </ul>
        <p className="organisation-here">
          <span>{organisationPage.place}</span>
        </p>
      </div>
      <figcaption className="organisation-caption on-ink">
        <span className="wrap">{panorama.caption}</span>
      </figcaption>
    </figure>
  );
}
