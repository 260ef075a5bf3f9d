import type { CSSProperties } from "react";
import { organisationPage } from "#app/content/pages/organisation.ts";

const { panorama } = organisationPage;

/** Labelled like an orientation table. */
export function Panorama() {
  return (
    <figure className="print:hidden" aria-label={panorama.label}>
      <div className="organisation-panorama relative overflow-clip">
        <ul>
          {panorama.summits.map(({ name, altitude, wide, narrow, height, left }) => (
            <li
              key={name}
              data-left={left}
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
              <span className="block">{name}</span>
              <b className="block whitespace-nowrap font-400 text-moss">{altitude}</b>
            </li>
          ))}
        </ul>
        <p className="organisation-here plate-post whitespace-nowrap">
          <span className="board block bg-white">{organisationPage.place}</span>
        </p>
      </div>
      <figcaption className="on-ink pt-1">
        <span className="wrap block text-meltwater text-micro leading-list">{panorama.caption}</span>
      </figcaption>
    </figure>
  );
}
