import type { CSSProperties } from "react";
import { homePage, type NoteMark } from "#app/content/pages/home.ts";
import { Link } from "#app/ui/link.tsx";
import "./figures.css";

const texts = homePage.figures;

/** Each figure's depth on the elevation profile, rem. */
const DROPS = [9.5, 5.25, 7.5, 3, 0.5];

export function Figures() {
  return (
    <section aria-labelledby="chiffres">
      <div className="figures on-ink relative overflow-clip">
        <div className="wrap">
          <h2 id="chiffres" className="font-600 text-meltwater text-subtitle">
            {texts.title}
          </h2>
          <ul>
            {texts.profile.map(({ lead, value, label, note }, index) => (
              <li key={label} style={{ "--drop": `${DROPS[index]}rem` } as CSSProperties}>
                <b className="numeric block whitespace-nowrap font-700 font-display leading-figure tracking-[-0.025em]">
                  {lead && (
                    <small
                      key="lead"
                      className="font-400 font-text text-on-ink leading-heading tracking-normal [font-size:var(--text-small)]"
                    >
                      {lead}{" "}
                    </small>
                  )}
                  <span key="value">{value}</span>
                </b>{" "}
                <span className="relative z-2 block max-w-44 mt-[0.35rem] text-on-ink [font-size:var(--text-small)]">
                  <span>{label}</span>
                  <NoteLink mark={note} />
                </span>
              </li>
            ))}
          </ul>
        </div>
        <div
          className="absolute inset-x-0 bottom-0 z-1 h-[var(--elevation)] [background:url(/images/elevation.svg)_bottom/100%_100%_no-repeat]
            [translate:0_1px] forced-colors:hidden print:hidden"
          aria-hidden="true"
        />
      </div>
      <div className="wrap">
        <ul className="figures-line grid gap-x-3 gap-y-2 pt-5 md:gap-x-8">
          {texts.line.map(({ value, label, note }) => (
            <li key={label}>
              <b className="numeric block whitespace-nowrap font-700 font-display leading-display">{value}</b>{" "}
              <span>
                <span>{label}</span>
                <NoteLink mark={note} />
              </span>
            </li>
          ))}
        </ul>
        <div className="figures-notes mt-4 gap-x-8 text-micro text-moss">
          {texts.notes.map(({ mark, text, link }) => (
            <p key={mark} id={`note-${mark}`} className="scroll-mt-24 break-inside-avoid">
              <b>{mark}</b> <span>{text}</span>{" "}
              {link && (
                <Link key="link" to={link.to} className="inline-block -my-1 py-1 text-current">
                  {link.label}
                </Link>
              )}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Money has a star, whose note is below each list. */
export function NoteLink({ mark }: { mark: NoteMark | undefined }) {
  if (!mark) return null;
  if (mark === "*") return <sup className="figures-note">*</sup>;
  return (
    <sup className="figures-note">
      <a href={`#note-${mark}`} className="text-current no-underline hover:underline" aria-label={`${homePage.figures.noteLabel} ${mark}`}>
        {mark}
      </a>
    </sup>
  );
}
