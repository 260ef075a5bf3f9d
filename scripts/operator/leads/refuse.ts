import { formatCount } from "#app/content/format.ts";
import { readPeople } from "#people/read-people.ts";
import { refuseContact } from "#people/refuse-contact.ts";
import { seePerson } from "#people/seen-person.ts";
import { readArguments, readChoice } from "#scripts/command-line.ts";
import { CliError } from "#scripts/toolbox.ts";
import { CONTACT_CHANNELS } from "#workers/db/vocabulary.ts";
import { chooseOne, NOBODY, personOptions, readPersonQuery } from "./choose-person.ts";
import type { Operator } from "./operator.ts";

const CHANNELS = { appels: "telephone", courriels: "email" } as const;
const WORDS = { telephone: "ne plus appeler", email: "ne plus écrire" } as const;

/** `refuse appels|courriels`: notes that a person refuses calls or e-mails (article 21 of the GDPR), or with `--lever` that they no longer do. */
export async function refuseOne(operator: Operator, args: readonly string[]): Promise<void> {
  const { options, words } = readArguments(args, { ...personOptions, note: { type: "string" }, lever: { type: "boolean" } });
  const channel = CHANNELS[readChoice(words[0] ?? "", Object.keys(CHANNELS) as (keyof typeof CHANNELS)[], "Ce qui est refusé")];
  const { stores, now } = operator;
  const person = chooseOne(await readPeople(stores.database, now), readPersonQuery(options));
  if (!person) return operator.print(NOBODY);
  const isRefused = !options.lever;
  const { database } = stores;
  const deciding = { ...operator, database, readPeople: () => readPeople(database, now) };
  const decided = await refuseContact(deciding, seePerson(person), { channel, isRefused, note: options.note ?? null });
  if (!decided.isWritten) throw new CliError("Quelqu'un vient de changer cette personne : rien n'a été noté. Recommencez.");
  operator.print(
    `${person.prenom} ${person.nom} : « ${WORDS[channel]} » ${isRefused ? "noté" : "levé"}, pour ${formatCount(person.records.length, "enregistrement")}.`,
  );
  const unheard = CONTACT_CHANNELS.find((other) => other !== channel && isRefused && person.standing[other].state === "accepted");
  if (unheard)
    operator.note(
      `${unheard === "email" ? "Les courriels restent acceptés" : "Les appels restent acceptés"} : notez-le aussi si la personne l'a demandé.`,
    );
}
