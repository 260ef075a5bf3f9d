import { privacy } from "#app/content/legal/constants.ts";
import { retention } from "#app/content/legal/retention.ts";
import { organisation } from "#app/content/organisation.ts";
import { describeSubject } from "#app/content/programmes/find-offer.ts";
import { consentsOf, findSentence } from "#people/contact-standing.ts";
import { listContacts } from "#people/contacts.ts";
import type { PersonOnFile, PersonRecord } from "#people/read-people.ts";

import {
  describeDoubt,
  sayAnswer,
  sayCatalogue,
  sayEmployer,
  sayNeed,
  sayProfession,
  saySlotHours,
  sayStatus,
} from "#people/record-words.ts";

import { sayButton } from "#people/source-words.ts";
import { labelOf } from "#people/status-words.ts";
import type { ConsentSentence } from "#workers/db/schema.ts";
import type { OutboxText } from "./outbox-contents.ts";
import { formatParisTime } from "./paris-time.ts";
import { describeRefusal } from "./standing-words.ts";

/**
 * Everything that is kept of a person, written for that person (article 15 of the GDPR): labels instead of columns, Paris time.
 * A list of labels, which a program can read again; the back office writes a letter of the same, and a test holds both to all columns.
 */

type Answer = { [label: string]: string | Answer | (string | Answer)[] };

const FIELDS = { prenom: "prénom", nom: "nom", email: "adresse e-mail", telephone: "téléphone" } as const;
const CHANNELS = { telephone: "être appelé(e)", email: "recevoir des e-mails" } as const;

export function writeAccessAnswer(
  person: PersonOnFile,
  { sentences, texts, now }: { sentences: readonly ConsentSentence[]; texts: readonly OutboxText[]; now: Date },
): Answer {
  return {
    Responsable: organisation.name,
    "Établi le": formatParisTime(now.toISOString()),
    Vous: { Prénom: person.prenom, Nom: person.nom, ...contacts(person) },
    "Ce que vous nous avez envoyé": person.records.map((record) => describeRecord(record, sentences)),
    "Nous pouvons aujourd'hui": Object.fromEntries(
      (["telephone", "email"] as const).map((channel) => [
        channel === "telephone" ? "vous appeler" : "vous écrire",
        describeRefusal(person.standing[channel]) === null ? "oui" : `non (${describeRefusal(person.standing[channel])})`,
      ]),
    ),
    "Ce que vous avez refusé": person.refusals.map(
      ({ at, channel, is_refused, note }) =>
        `${formatParisTime(at)} : ${is_refused ? "refus" : "refus levé"}, ${CHANNELS[channel]}${note ? `. Note : ${note}` : ""}`,
    ),
    ...(texts.length > 0 && { "Fichiers mis de côté, peut-être à votre sujet": texts.map(({ text }) => text) }),
    Durée: `Chaque envoi est effacé ${retention.callback_requests.months / 12} ans après sa date.`,
    "Vos droits": `Vous pouvez faire corriger ou effacer ces données, ou refuser qu'elles servent, en écrivant à ${organisation.dataProtectionEmail}. Nous répondons dans les ${privacy.requestAnswerDays} jours. Vous pouvez aussi saisir la CNIL (www.cnil.fr).`,
  };
}

/** The same as lines. */
export function writeAnswerText(answer: Answer, indent = ""): string {
  return Object.entries(answer)
    .flatMap(([label, value]) => {
      if (typeof value === "string") return value === "" ? [] : [`${indent}${label} : ${value}`];
      const items = Array.isArray(value) ? value : [value];
      if (items.length === 0) return [];
      return [
        `${indent}${label} :`,
        ...items.map((item) => (typeof item === "string" ? `${indent}  ${item}` : writeAnswerText(item, `${indent}  `))),
      ];
    })
    .join("\n");
}

function contacts(person: PersonOnFile): Answer {
  const { telephones, emails } = listContacts(person);
  return { Téléphone: telephones.join(", "), "Adresse e-mail": emails.join(", ") };
}

function describeRecord(record: PersonRecord, sentences: readonly ConsentSentence[]): Answer {
  return {
    Référence: record.reference,
    "Envoyé le": formatParisTime(record.created_at),
    Quoi: record.table === "callback_requests" ? "demande de rappel" : `catalogue ${sayCatalogue(record.catalogue_type)}`,
    Prénom: record.sent.prenom,
    Nom: record.sent.nom,
    Téléphone: record.sent.telephone,
    "Adresse e-mail": record.sent.email ?? "",
    ...(record.table === "callback_requests" && describeRequest(record)),
    "Depuis la page": record.source_page,
    Campagne: [record.utm_source, record.utm_medium, record.utm_campaign].filter(Boolean).join(", "),
    Consentements: consentsOf(record).map(
      (consent) =>
        `« ${findSentence(sentences, consent) ?? CHANNELS[consent.channel]} » : ${sayAnswer(consent)} (version ${consent.version})`,
    ),
    "Contrôle automatique": describeDoubt(record.suspect),
    "Corrigé à votre demande": record.corrections.map(({ at, field, value }) => `${formatParisTime(at)} : ${FIELDS[field]}, ${value}`),
    "Ce que nous avons noté": record.followUps.map(({ at, status, call_at, note }) =>
      [`${formatParisTime(at)} :`, status && labelOf(status), call_at && `rappeler le ${formatParisTime(call_at)}`, note]
        .filter(Boolean)
        .join(" "),
    ),
    ...("objectKey" in record && { Où: "fichier en attente d'enregistrement" }),
  };
}

function describeRequest(record: Extract<PersonRecord, { table: "callback_requests" }>): Answer {
  return {
    "Moment souhaité": [record.jour, saySlotHours(record.creneau)].filter(Boolean).join(", "),
    Profession: sayProfession(record.profession),
    Statut: sayStatus(record.statut),
    Formation: describeSubject(record) ?? "",
    Besoin: sayNeed(record.besoin) ?? "",
    Employeur: sayEmployer(record.employeur),
    "E-mail du service formation": record.email_formation ?? "",
    "Par le bouton": sayButton(record.source_type),
  };
}
