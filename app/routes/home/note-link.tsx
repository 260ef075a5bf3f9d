import { homePage, type NoteMark } from "#app/content/pages/home.ts";

/** The letter that leads to the note of a figure; the star of money stays a star, its note stands under every list. */
export function NoteLink({ mark }: { mark: NoteMark | undefined }) {
  if (!mark) return null;
  if (mark === "*") return <sup className="figures-note">*</sup>;
  return (
    <sup className="figures-note">
      <a href={`#note-${mark}`} aria-label={`${homePage.figures.noteLabel} ${mark}`}>
        {mark}
      </a>
    </sup>
  );
}
