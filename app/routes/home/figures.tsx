import { homePage } from "#app/content/pages/home.ts";
import { StarNote } from "#app/features/answer/proofs.tsx";
import { Link } from "#app/ui/link.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import "./figures.css";

const { title, large, also, others, note, noteLabel } = homePage.figures;
const NOTE_ID = "note-a";

interface FiguresProps {
  isFunded: boolean;
  note: { note: string; scaleLink: { label: string; to: string } };
}

/** Three on one crest, the others in one line. */
export function Figures({ isFunded, note: scaleNote }: FiguresProps) {
  const shown = others.filter(({ isWhileFunded }) => isFunded || !isWhileFunded);
  return (
    <section aria-labelledby="chiffres" className="figures on-ink relative isolate overflow-clip">
      <div className="wrap @container">
        <h2 id="chiffres" className="font-600 text-meltwater text-subtitle">
          {title}
        </h2>
        <div className="figures-crest relative">
          <svg viewBox="0 0 1200 264" preserveAspectRatio="none" aria-hidden="true" className="max-md:hidden">
            <use href="/images/figures.svg#wide" />
          </svg>
          <svg viewBox="0 0 300 216" preserveAspectRatio="none" aria-hidden="true" className="md:hidden">
            <use href="/images/figures.svg#narrow" />
          </svg>
          <ul className="grid @room:grid-cols-3 gap-y-6">
            {large.map(({ value, label, isReported }) => (
              <li key={label}>
                <b className="numeric block whitespace-nowrap font-700 font-display leading-tight tracking-tight">{value}</b>{" "}
                <span className="mt-2 block text-on-ink">
                  {label}
                  {isReported && <NoteLink />}
                </span>
              </li>
            ))}
          </ul>
        </div>
        <div className="grid gap-2 pb-10 text-on-ink text-small">
          <p>
            {also}{" "}
            {shown.map(({ text, mark }, index) => (
              <span key={text}>
                {index > 0 && ", "}
                <Unbroken text={text} />
                {mark === "a" ? <NoteLink /> : mark}
              </span>
            ))}
            .
          </p>
          <StarNote {...scaleNote} className="max-w-208" tone="text-meltwater" />
          <p id={NOTE_ID} className="max-w-208 scroll-mt-28 text-meltwater text-micro">
            <b>a</b> {note.text}{" "}
            <Link to={note.link.to} className="inline-block -my-1 py-1 text-current">
              {note.link.label}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}

/** For a figure that stands elsewhere. */
export function NoteLink() {
  return (
    <sup className="figures-note">
      <a href={`#${NOTE_ID}`} className="text-current no-underline hover:underline" aria-label={`${noteLabel} a`}>
        a
      </a>
    </sup>
  );
}
