import type { EmployerFileSheets } from "#app/content/pages/employer-file-sheets.ts";
import "./letter.css";

/** What the visitor may write into the letter. It lives in the page alone. */
export interface Typed {
  name: string;
  post: string;
  establishment: string;
  attention: string;
  place: string;
  date: string;
  from: string;
  to: string;
}
export type TypedField = keyof Typed;

export const NOTHING_TYPED: Typed = { name: "", post: "", establishment: "", attention: "", place: "", date: "", from: "", to: "" };

/** The employee's own letter: no logo, no colour. A blank that was not filled is a line for a pen. */
export function Letter({ sheet, typed }: { sheet: EmployerFileSheets["letter"]; typed: Typed }) {
  const { captions, answer } = sheet;
  return (
    <section id="lettre" aria-label={sheet.name} className="pack-sheet pack-letter">
      <p className="pack-from grid leading-list">
        <b>
          <Blank text={typed.name} caption={captions.name} />
        </b>
        <span>
          <Blank text={typed.post} caption={captions.post} />
        </span>
      </p>
      <p className="pack-to grid leading-list">
        <b>
          <Blank text={typed.establishment} caption={captions.establishment} />
        </b>
        <span>
          {sheet.attention} <Blank text={typed.attention} />
        </span>
      </p>
      <p className="pack-when">
        {sheet.place} <Blank text={typed.place} />
        {sheet.date} <Blank text={typed.date} />
      </p>
      <h3 className="pack-object font-400 font-text leading-normal tracking-normal text-wrap">
        <b>{sheet.object}</b> {sheet.about}
      </h3>
      <div className="pack-text grid">
        <p>{sheet.greeting}</p>
        <p>
          {sheet.wish} <Blank text={typed.from} /> {sheet.between} <Blank text={typed.to} />.
        </p>
        <p>{sheet.benefit}</p>
        <p>{sheet.request}</p>
        <p>{sheet.closing}</p>
      </div>
      <p className="pack-signature">{sheet.signature}</p>
      <p className="pack-enclosed leading-[1.45]">{sheet.enclosed}</p>
      <div className="pack-answer grid">
        <h3 className="font-600 font-text leading-title tracking-normal">{answer.title}</h3>
        <p>
          {[answer.yes, answer.no].map((label) => (
            <span key={label}>
              <i /> {label}
            </span>
          ))}
          <span>
            {answer.date} <u />
          </span>
        </p>
        <p>
          {[answer.name, answer.signature].map((label) => (
            <span key={label}>
              {label} <u />
            </span>
          ))}
        </p>
      </div>
    </section>
  );
}

/** What was typed, or a dotted line with what belongs there. */
function Blank({ text, caption }: { text: string; caption?: string }) {
  if (text) return <span className="pack-typed">{text}</span>;
  return (
    <>
      <span className="pack-blank" />
      {caption && <small className="pack-caption"> {caption}</small>}
    </>
  );
}
