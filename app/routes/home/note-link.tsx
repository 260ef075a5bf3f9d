import { homePage, type NoteMark } from "#app/content/pages/home.ts";

/** Links a figure to its note; money keeps its star, whose note is below each list. */
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
