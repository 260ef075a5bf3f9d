import { formatCount } from "#app/content/format.ts";
import { correctRecords, planCorrection } from "#people/correct-person.ts";
import { readPeople } from "#people/read-people.ts";
import { readArguments, readChoice } from "#scripts/command-line.ts";
import { CliError } from "#scripts/toolbox.ts";
import { CORRECTED_FIELDS } from "#workers/db/vocabulary.ts";
import { chooseOne, NOBODY, personOptions, readPersonQuery } from "./choose-person.ts";
import { newEntry, type Operator } from "./operator.ts";

/** `correct <champ> <valeur>`: a correction that a person asked for (article 16 of the GDPR). What they sent is kept beside it. */
export async function correctPerson(operator: Operator, args: readonly string[]): Promise<void> {
  const { options, words } = readArguments(args, { ...personOptions, ancien: { type: "string" } });
  const [name = "", ...rest] = words;
  const field = readChoice(name, CORRECTED_FIELDS, "Ce qui est corrigé");
  const person = chooseOne(await readPeople(operator.stores.database, operator.now), readPersonQuery(options));
  if (!person) return operator.print(NOBODY);
  const plan = planCorrection(person, { field, former: options.ancien, value: rest.join(" ") });
  if (!plan.ok) throw new CliError(explain(field, plan));
  await correctRecords(operator.stores.database, newEntry(operator), { field, ...plan });
  operator.print(
    `${person.prenom} ${person.nom} : ${field} corrigé sur ${formatCount(plan.records.length, "enregistrement")} (${plan.records.map(({ reference }) => reference).join(", ")}).`,
  );
}

function explain(field: string, plan: Exclude<ReturnType<typeof planCorrection>, { ok: true }>): string {
  if (plan.reason === "invalid") return `${plan.message}.`;
  if (plan.values.length === 0) return `Cette personne n'a pas de ${field} à corriger.`;
  const values = plan.values.map((value) => `« ${value} »`).join(", ");
  return `Cette personne a ${plan.values.length > 1 ? "plusieurs valeurs" : "une autre valeur"} : ${values}. Dites laquelle est fausse avec --ancien.`;
}
