import type { CSSProperties } from "react";
import { homePage } from "#app/content/pages/home.ts";
import { scalePointer } from "#app/content/scale-note.ts";
import { FootnotePointer } from "#app/ui/footnote.tsx";

const texts = homePage.figures;

/** How far below the top each figure stands, on a desktop. */
const RISES = ["9.5rem", "5.25rem", "7.5rem", "3rem", "0.5rem"];

/** The figures: five on an elevation profile, the others on a quiet line at its foot, with the notes. */
export function Figures() {
  return (
    <section aria-labelledby="chiffres">
      <div className="on-ink relative overflow-clip pt-band print:bg-transparent print:text-ink print:[--on-ink:var(--ink)]">
        <div className="wrap">
          <h2 id="chiffres" className="font-600 text-h3 text-meltwater tracking-[-0.01em] print:text-ink">
            {texts.title}
          </h2>
          <ul
            className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-5 pb-18 md:mt-6 md:grid-cols-[minmax(0,1fr)] md:pb-28
              xl:h-100 xl:grid-cols-5 xl:gap-0 xl:pb-0 print:pb-4! forced-colors:pb-4!"
          >
            {texts.profile.map(({ lead, value, label }, index) => (
              // On a desktop it stands on a dashed post as high as its place on the profile.
              <li
                key={label}
                className="border-t-1 border-meltwater/30 py-3 leading-title
                  max-md:last:col-span-full max-md:last:flex max-md:last:flex-wrap max-md:last:items-baseline max-md:last:gap-x-2
                  md:grid md:grid-cols-[10.25rem_minmax(0,1fr)] md:[align-items:last_baseline] md:gap-4 md:py-3.6
                  xl:relative xl:block xl:border-0 xl:pt-[var(--rise)] xl:pr-5 xl:pb-0 xl:pl-4.4
                  xl:before:content-empty xl:before:absolute xl:before:top-[var(--rise)] xl:before:bottom-0 xl:before:left-0 xl:before:[border-left:1.5px_dashed_var(--meltwater)]
                  xl:after:content-empty xl:after:absolute xl:after:top-[var(--rise)] xl:after:-left-6px xl:after:size-13px xl:after:rounded-full xl:after:border-2.5 xl:after:border-meltwater xl:after:bg-ink"
                style={{ "--rise": RISES[index] } as CSSProperties}
              >
                <b
                  className="numeric relative z-2 block whitespace-nowrap font-700 font-display text-figure tracking-[-0.025em]
                    xl:-mt-1.4"
                >
                  {lead && <small className="font-400 font-text text-on-ink text-small tracking-normal md:block">{lead} </small>}
                  {value}
                </b>{" "}
                <span className="relative z-2 text-on-ink max-md:text-small xl:mt-2 xl:block xl:max-w-44">{label}</span>
              </li>
            ))}
          </ul>
        </div>
        {/* The band ends on a ridge that lets the paper in from below. */}
        <div
          className="absolute inset-x-0 -bottom-px z-1 h-[var(--elevation)]
            [background:url(/images/elevation.svg)_bottom/100%_100%_no-repeat] print:hidden forced-colors:hidden"
          aria-hidden="true"
        />
      </div>
      <div className="wrap pt-6">
        <ul
          className="grid grid-cols-[repeat(auto-fit,minmax(5.3rem,1fr))] gap-3
            max-md:text-[length:var(--text-small)] max-md:leading-[1.25] md:grid-cols-3 md:gap-x-8 md:gap-y-0 md:leading-title"
        >
          {texts.line.map(({ value, label }) => (
            <li key={label} className="md:flex md:items-baseline md:gap-3 md:border-t-1 md:py-4">
              <b
                className="numeric block whitespace-nowrap font-700 font-display text-subtitle leading-heading tracking-[-0.015em]
                  md:text-amount"
              >
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
