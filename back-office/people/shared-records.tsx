import { Form, Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { HiddenFields, writeQuery } from "../frame/forms.tsx";
import type { FileView } from "./describe-file.ts";

/** Values of the form's fields: which record, and whose it is. */
export const SETTLE = "departager";
export const SAME = "same";

/** Records that touch two people: an adviser says whose they are. Never printed: a letter concerns one person. */
export function SharedRecords({ file, here }: { file: FileView; here: string }) {
  return file.sharedRecords.map(({ between, title, words, parts }) => (
    <section key={between} aria-label={title} className="alarm mt-4 print:hidden">
      <h3 className="text-item-l">{title}</h3>
      <p className="mt-1 wrap-anywhere">{words}</p>
      <ul className="mt-2">
        {parts.map((part) => (
          <li key={part.key} className="border-t-1 py-1 wrap-anywhere">
            {part.key === file.key ? (
              <b>
                <bdi>{part.name}</bdi>, cette fiche
              </b>
            ) : (
              <Link to={`/personnes${writeQuery({ qui: part.key })}`}>
                <bdi>{part.name}</bdi>
              </Link>
            )}
            <span className="block text-compact">{part.words}</span>
          </li>
        ))}
      </ul>
      <Form method="post" action={here} preventScrollReset className="mt-2 flex flex-wrap gap-2">
        <HiddenFields fields={{ faire: SETTLE, qui: file.key, vu: file.revision, entre: between }} />
        {parts.map((part) => (
          <button key={part.key} type="submit" name="avec" value={part.key} className={buttonClass({ size: "sm" })}>
            {part.separate}
          </button>
        ))}
        <button type="submit" name="avec" value={SAME} className={buttonClass({ variant: "line", size: "sm" })}>
          C'est la même personne
        </button>
      </Form>
    </section>
  ));
}
