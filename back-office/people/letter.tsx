import { Link, redirect } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { visitContext } from "#scripts/operator/back-office/office.ts";
import { listConsentSentences } from "#workers/db/records.ts";
import { writeAccessLetter } from "#workers/people/access-letter.ts";
import { keyOf } from "#workers/people/call-list.ts";
import { findByRecord } from "#workers/people/decide.ts";
import { findEverythingOf } from "#workers/people/erase-person.ts";
import { fullName } from "#workers/people/person-file.ts";
import { Screen } from "../frame/screen.tsx";
import type { Route } from "./+types/letter";

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { stores, now } = visit;
  const { search, searchParams } = new URL(request.url);
  const person = findByRecord(await visit.readPeople(), searchParams.get("qui"));
  // Which says so.
  if (!person) throw redirect(`../personnes${search}`);
  const [{ person: whole, texts }, sentences] = await Promise.all([
    findEverythingOf(stores, person, now),
    listConsentSentences(stores.database),
  ]);
  return { key: keyOf(person), name: fullName(person), letter: writeAccessLetter(whole, { sentences, texts, now }) };
}

/** The letter that answers a request for access: to be read through, then printed. */
export default function Letter({ loaderData: { key, name, letter } }: Route.ComponentProps) {
  return (
    <Screen title={`Ce que nous savons de ${name}`} keys={{ "revenir à la fiche": "Échap" }}>
      <p className="flex flex-wrap gap-4 screen-sides pt-5 print:hidden">
        <Link to={`../personnes?qui=${key}`} data-key="Escape">
          Revenir à la fiche
        </Link>
        <Button size="sm" className="only-with-script" onClick={() => print()}>
          Imprimer
        </Button>
        <Link to={`../personnes/lettre/donnees?qui=${key}`} reloadDocument download>
          Ses données dans un fichier réutilisable
        </Link>
      </p>
      <article className="mx-auto my-6 grid w-full max-w-3xl gap-2 bg-raised px-6 py-8 sm:px-12 sm:py-11 print:my-0 print:p-0">
        <p className="text-moss text-small">
          {letter.from}
          <br />
          {letter.day}
        </p>
        <h1 className="mt-2 text-title">{letter.title}</h1>
        <p>{letter.opening}</p>
        {letter.sections.map(({ title, paragraphs, list }) => (
          <section key={title} className="mt-3 break-inside-avoid">
            <h2 className="text-item-l leading-title">{title}</h2>
            {paragraphs.map((words) => (
              <p key={words} className="mt-1 [overflow-wrap:anywhere]">
                {words}
              </p>
            ))}
            {list && (
              <ul className="mt-1 grid gap-0.5">
                {list.map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </article>
    </Screen>
  );
}
