import type { CSSProperties } from "react";
import { homePage } from "#app/content/pages/home.ts";
import { scalePointer } from "#app/content/scale-note.ts";
import { FootnotePointer } from "#app/ui/footnote.tsx";
import "./figures.css";

const texts = homePage.figures;

/** How far below the top each figure stands, on a desktop. */
const RISES = ["9.5rem", "5.25rem", "7.5rem", "3rem", "0.5rem"];

/** The figures: five on an elevation profile, the others on a quiet line at its foot, with the notes. */
export function Figures() {
  return (
    <section aria-labelledby="chiffres">
      <div className="on-ink relative overflow-clip pt-band print:bg-transparent print:text-ink print:[--on-ink:var(--ink)]">
        <div className="wrap">
          <h2 id="chiffres" className="font-600 text-h3 text-meltwater print:text-ink tracking-[-0.01em]">
            {texts.title}
          </h2>
          <ul className="figures-elevation mt-3 grid md:mt-6">
            {texts.profile.map(({ lead, value, label }, index) => (
              <li key={label} style={{ "--rise": RISES[index] } as CSSProperties}>
                <b className="numeric block whitespace-nowrap font-700 font-display text-figure tracking-[-0.025em]">
                  {lead && <small className="font-400 font-text text-on-ink text-small tracking-normal md:block">{lead} </small>}
                  {value}
                </b>{" "}
                <span className="text-on-ink max-md:text-small">{label}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className="figures-ridge" aria-hidden="true" />
      </div>
      <div className="wrap pt-6">
        <ul className="figures-line grid">
          {texts.line.map(({ value, label }) => (
            <li key={label}>
              <b className="numeric block whitespace-nowrap font-700 font-display text-subtitle leading-heading tracking-[-0.015em] md:text-amount">
                {value}
              </b>{" "}
              <span>{label}</span>
            </li>
          ))}
        </ul>
        <div className="mt-3 grid gap-1 text-micro text-moss leading-list">
          <FootnotePointer {...scalePointer} />
          {texts.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
