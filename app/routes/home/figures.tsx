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
      <div className=":home: on-ink relative overflow-clip pt-band print:(bg-transparent text-ink [--on-ink:var(--ink)])">
        <div className="wrap">
          <h2 id="chiffres" className=":home: font-600 text-h3 text-meltwater tracking-[-0.01em] print:text-ink">
            {texts.title}
          </h2>
          <ul
            className=":home: mt-3 grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-5 pb-18 md:(mt-6 grid-cols-[minmax(0,1fr)] pb-28)
              xl:(h-100 grid-cols-5 gap-0 pb-0) print:pb-4! forced-colors:pb-4!"
          >
            {texts.profile.map(({ lead, value, label }, index) => (
              // On a desktop it stands on a dashed post as high as its place on the profile.
              <li
                key={label}
                className=":home: border-t-1 border-meltwater/30 py-3 leading-title
                  max-md:last:(col-span-full flex flex-wrap items-baseline gap-x-2)
                  md:(grid grid-cols-[10.25rem_minmax(0,1fr)] [align-items:last_baseline] gap-4 py-3.6)
                  xl:(relative block border-0 pt-[var(--rise)] pr-5 pb-0 pl-4.4)
                  xl:before:(content-empty absolute top-[var(--rise)] bottom-0 left-0 [border-left:1.5px_dashed_var(--meltwater)])
                  xl:after:(content-empty absolute top-[var(--rise)] -left-6px size-13px rounded-full border-2.5 border-meltwater bg-ink)"
                style={{ "--rise": RISES[index] } as CSSProperties}
              >
                <b
                  className=":home: numeric relative z-2 block whitespace-nowrap font-700 font-display text-figure tracking-[-0.025em]
                    xl:-mt-1.4"
                >
                  {lead && <small className="font-400 font-text text-on-ink text-small tracking-normal md:block">{lead} </small>}
                  {value}
                </b>{" "}
                <span className=":home: relative z-2 text-on-ink max-md:text-small xl:(mt-2 block max-w-44)">{label}</span>
              </li>
            ))}
          </ul>
        </div>
        {/* The band ends on a ridge that lets the paper in from below. */}
        <div
          className=":home: absolute inset-x-0 -bottom-px z-1 h-[var(--elevation)]
            [background:url(/images/elevation.svg)_bottom/100%_100%_no-repeat] print:hidden forced-colors:hidden"
          aria-hidden="true"
        />
      </div>
      <div className="wrap pt-6">
        <ul
          className=":home: grid grid-cols-[repeat(auto-fit,minmax(5.3rem,1fr))] gap-3
            max-md:(text-[length:var(--text-small)] leading-[1.25]) md:(grid-cols-3 gap-x-8 gap-y-0 leading-title)"
        >
          {texts.line.map(({ value, label }) => (
            <li key={label} className="md:flex md:items-baseline md:gap-3 md:border-t-1 md:py-4">
              <b
                className=":home: numeric block whitespace-nowrap font-700 font-display text-subtitle leading-heading tracking-[-0.015em]
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
