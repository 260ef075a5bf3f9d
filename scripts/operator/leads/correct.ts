import { formatCount } from "#app/content/format.ts";
import { type Corrected, correctPerson, listValues } from "#people/correct-person.ts";
import { addressKey } from "#people/person-keys.ts";
import { readPeople } from "#people/read-people.ts";
import { seePerson } from "#people/seen-person.ts";
import { readArguments, readChoice } from "#scripts/command-line.ts";
import { CliError } from "#scripts/toolbox.ts";
import { CORRECTED_FIELDS, type CorrectedField } from "#workers/db/vocabulary.ts";
import { chooseOne, NOBODY, personOptions, readPersonQuery } from "./choose-person.ts";
import type { Operator } from "./operator.ts";

/** `correct <champ> <valeur>`: a correction that a person asked for (article 16 of the GDPR). What they sent is kept beside it. */
export async function correctOne(operator: Operator, args: readonly string[]): Promise<void> {
  const { options, words } = readArguments(args, { ...personOptions, ancien: { type: "string" } });
  const [name = "", ...rest] = words;
  const field = readChoice(name, CORRECTED_FIELDS, "Ce qui est corrigé");
  const person = chooseOne(await readPeople(operator.stores.database, operator.now), readPersonQuery(options));
  if (!person) return operator.print(NOBODY);
  const value = rest.join(" ");
  const values = listValues(person).filter((each) => each.field === field);
  const former = options.ancien ?? (values.length === 1 ? values[0]?.value : undefined);
  // Whoever types a number need not know how it was spelt, unless it is there in two spellings.
  const key = former === undefined ? null : keyOf(field, former);
  const alike = values.filter((each) => key !== null && keyOf(field, each.value) === key);
  const corrected = values.find((each) => each.value === former) ?? (alike.length === 1 ? alike[0] : undefined);
  if (!corrected) throw new CliError(explain(name, values));
  const { database } = operator.stores;
  const deciding = { ...operator, database, readPeople: () => readPeople(database, operator.now) };
  const decided = await correctPerson(deciding, seePerson(person), [{ field, former: corrected.value, value }]);
  if (!decided.isWritten) throw new CliError(refuse(decided));
  operator.print(
    `${person.prenom} ${person.nom} : ${field} corrigé sur ${formatCount(corrected.records.length, "enregistrement")} (${corrected.records.map(({ reference }) => reference).join(", ")}).`,
  );
}

function explain(field: string, values: ReturnType<typeof listValues>): string {
  if (values.length === 0) return `Cette personne n'a pas de ${field} à corriger.`;
  const quoted = values.map(({ value }) => `« ${value} »`).join(", ");
  return `Cette personne a ${values.length > 1 ? "plusieurs valeurs" : "une autre valeur"} : ${quoted}. Dites laquelle est fausse avec --ancien.`;
}

function refuse(decided: Exclude<Corrected, { isWritten: true }>): string {
  if (decided.reason === "nothing") return "C'est déjà cette valeur : rien n'a été changé.";
  const fault = decided.reason === "faults" ? decided.faults[0] : undefined;
  return fault?.reason === "invalid"
    ? `${fault.message}.`
    : "Quelqu'un vient de changer cette personne : rien n'a été corrigé. Recommencez.";
}

function keyOf(field: CorrectedField, value: string): string {
  return field === "email" || field === "telephone" ? (addressKey({ kind: field, value }) ?? value) : value;
}
