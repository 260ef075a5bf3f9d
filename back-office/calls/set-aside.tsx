import { Form, Link } from "react-router";
import { formatCount } from "#app/content/format.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { HiddenFields, writeQuery } from "../frame/forms.tsx";
import { FIELDS, GENUINE } from "../panel/fields.ts";
import type { describeSetAside } from "./describe-calls.ts";

/** Password managers fill the honeypot too. */
export function SetAside({ people }: { people: ReturnType<typeof describeSetAside> }) {
  if (people.length === 0) return null;
  return (
    <section aria-label="Mis à part" className="screen-sides py-4">
      <h2 className="text-item-l">Mis à part : {formatCount(people.length, "envoi")}</h2>
      <p className="mt-1 text-moss text-compact">
        Un champ que seul un robot voit était rempli. Un gestionnaire de mots de passe le fait aussi : si le nom vous parle, dites-le.
      </p>
      <ul className="mt-2">
        {people.map(({ key, revision, name, when, number }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-4 border-t-1 py-1">
            <Link to={`/personnes${writeQuery({ qui: key })}`} className="wrap-anywhere">
              <bdi>{name}</bdi>
            </Link>
            <span className="text-moss text-compact">
              {when} · {number.shown}
            </span>
            <Form method="post" className="ml-auto print:hidden">
              <HiddenFields fields={{ [FIELDS.person]: key, [FIELDS.revision]: revision }} />
              <button type="submit" name={FIELDS.choice} value={GENUINE} className={buttonClass({ variant: "line", size: "sm" })}>
                C'est une vraie personne
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
