import { formatCount } from "#app/content/format.ts";
import { readArguments, readChoice } from "#scripts/command-line.ts";
import { listConsentSentences } from "#workers/db/consent-sentences.ts";
import { writeAccessAnswer, writeAnswerText } from "./access-answer.ts";
import { describePerson, findEverything, NOBODY, personOptions, readPersonQuery } from "./choose-person.ts";
import { findErasures } from "./erasure-journal.ts";
import type { Operator } from "./operator.ts";
import { formatParisTime } from "./paris-time.ts";
import { writePrivateFile } from "./private-files.ts";

/** `find`: everything that is kept of a person, as the answer to a request for access (article 15 of the GDPR). */
export async function findPerson(operator: Operator, args: readonly string[]): Promise<void> {
  const { options } = readArguments(args, { ...personOptions, format: { type: "string", default: "texte" }, out: { type: "string" } });
  const query = readPersonQuery(options);
  const format = readChoice(options.format, ["texte", "json"], "--format");
  const { stores, now, print, note } = operator;
  note(`Recherche dans la ${stores.name}…`);
  const { person, texts } = await findEverything(stores, query, now);
  if (person) {
    const answer = writeAccessAnswer(person, { sentences: await listConsentSentences(stores.database), texts, now });
    const text = format === "json" ? JSON.stringify(answer, null, 2) : writeAnswerText(answer);
    if (options.out === undefined) print(text);
    else {
      const file = writePrivateFile(`${text}\n`, { out: options.out, name: "acces.txt", now });
      print(`${formatCount(person.records.length, "enregistrement")} de ${person.prenom} ${person.nom} dans ${file}`);
    }
    for (const neighbour of person.neighbours) note(`À ne pas confondre : ${describePerson(neighbour)}, qui partage une coordonnée.`);
  } else print(texts.length > 0 ? texts.map(({ objectKey, text }) => `${objectKey} : ${text}`).join("\n") : NOBODY);

  if (!query.address) return;
  const pepper = await operator.readPepper();
  for (const erasedAt of await findErasures(stores, pepper, query.address))
    note(`Cette coordonnée a été effacée le ${formatParisTime(erasedAt)}.`);
}
