import { monthsBefore, parisDate } from "#app/content/dated.ts";
import { addDays } from "#app/content/days.ts";
import { capitalise } from "#app/content/format.ts";
import { formatYears } from "#app/content/legal/duration.ts";
import { retention } from "#app/content/legal/retention.ts";
import { organisation } from "#app/content/organisation.ts";
import { describeSubject } from "#app/content/programmes/find-offer.ts";
import { typeset } from "#app/content/typeset.ts";
import { listColumns } from "#workers/db/row-shape.ts";
import type { ConsentSentence } from "#workers/db/schema.ts";
import { professionOf } from "./call-list.ts";
import { consentsOf, findSentence } from "./contact-standing.ts";
import { compare } from "./entries.ts";
import { sayFullDay, sayFullMoment, sayShortDay } from "./french-time.ts";
import { listNoted } from "./history.ts";
import { findStatus, fullName, listContacts, sayAsSent, sayKind } from "./person-file.ts";
import { sayPhone } from "./phone.ts";
import type { PersonOnFile, PersonRecord } from "./read-people.ts";
import { describeDoubt, sayAnswer, sayCatalogue, sayEmployer, sayProfession, saySlotHours, sayStatus } from "./record-words.ts";
import { sayButton, saySource } from "./source-words.ts";

interface Section {
  title: string;
  paragraphs: string[];
  list?: string[];
}

/**
 * The answer to a request for access (article 15 of the GDPR): all that is kept of a person, written for that person. `texts` are
 * unreadable files that may be about them.
 */
export function writeAccessLetter(
  person: PersonOnFile,
  { sentences, texts, now }: { sentences: readonly ConsentSentence[]; texts: readonly { text: string }[]; now: Date },
) {
  const { telephones, emails } = listContacts(person);
  const noted = listNoted(person).sort((a, b) => compare(a.at, b.at));
  const [newest] = person.records;
  const { months } = retention[newest.table];
  const practice = [capitalise(sayProfession(professionOf(person))), sayStatus(findStatus(person))].filter(Boolean).join(", ");
  const purpose = "À vous rappeler et à vous envoyer ce que vous avez demandé, si vous l'avez accepté.";
  const readers = "Seuls nos conseillers le voient ; notre hébergeur le garde pour nous.";
  // The night's purge may come a few hours before the months are over: the next one deletes.
  const end = sayShortDay(addDays(parisDate(monthsBefore(new Date(newest.created_at), -months)), 1));
  const until = `Effacé au plus tard le ${end}, ${formatYears(months / 12)} après votre dernier envoi.`;
  const rights = "Vous pouvez corriger, refuser d'être appelé(e) ou de recevoir des e-mails, ou tout faire effacer :";
  const complaint = "Si notre réponse ne vous convient pas, vous pouvez saisir la CNIL, cnil.fr.";
  const sections: Section[] = [
    { title: "Vos coordonnées", paragraphs: [[...telephones.map(sayPhone), ...emails].join(" · "), practice] },
    ...person.records.map((record) => describeRecord(record, sentences)).reverse(),
    { title: "Ce que nous avons noté", paragraphs: [], list: noted.map(({ at, words }) => `${capitalise(sayFullMoment(at))} : ${words}`) },
    { title: "Fichiers mis de côté, peut-être à votre sujet", paragraphs: texts.map(({ text }) => text) },
    { title: "À quoi cela sert, et qui le voit", paragraphs: [`${purpose} ${readers}`] },
    { title: "Durée et droits", paragraphs: [`${until} ${rights} ${organisation.dataProtectionEmail}. ${complaint}`] },
  ];
  return typeset({
    from: `${organisation.name}, ${organisation.city}`,
    day: `Le ${sayShortDay(parisDate(now))}`,
    title: "Ce que nous savons de vous",
    opening: `${fullName(person)}, voici tout ce que vous nous avez envoyé par le site et ce que nous y avons ajouté, à l'heure de Paris.`,
    sections: sections.filter(({ paragraphs, list = [] }) => paragraphs.length + list.length > 0),
  });
}

function describeRecord(record: PersonRecord, sentences: readonly ConsentSentence[]): Section {
  const asSent = sayAsSent(record);
  return {
    title: `${capitalise(sayFullMoment(record.created_at))} : ${sayKind(record).toLowerCase()}`,
    paragraphs: [
      `${sayWhat(record)} Référence ${record.reference}.`,
      ...consentsOf(record).map((consent) => {
        const sentence = `« ${findSentence(sentences, consent) ?? consent.version} »`;
        if (consent.fault) return `${sentence} : ${sayAnswer(consent)}.`;
        return `Vous ${consent.isGiven ? "avez coché" : "n'avez pas coché"} : ${sentence}`;
      }),
      ...(asSent ? [`Vous aviez écrit : ${asSent}.`] : []),
      ...(record.suspect ? [`Contrôle automatique : ${describeDoubt(record.suspect)}.`] : []),
      ...("objectKey" in record ? ["Cet envoi attend encore d'être enregistré."] : []),
    ],
  };
}

function sayWhat(record: PersonRecord): string {
  const campaign = [record.utm_source, record.utm_medium, record.utm_campaign].filter(Boolean).join(", ");
  const origin = `${saySource({ source_page: record.source_page })}${campaign ? ` (vous veniez de : ${campaign})` : ""}`;
  if (record.table === "catalogue_downloads")
    return `Vous avez demandé le catalogue ${sayCatalogue(record.catalogue_type)} depuis la ${origin}.`;
  const about = describeSubject(record);
  const when = `${record.jour ? `le ${sayFullDay(record.jour)}, ` : ""}${saySlotHours(record.creneau)}`;
  const practice = record.statut ? ` Vous exercez ainsi : ${sayStatus(record.statut).toLowerCase()}.` : "";
  const employer = record.employeur ? `, pour votre employeur : ${sayEmployer(record.employeur).toLowerCase()}` : "";
  const service = record.email_formation ? `, à adresser aussi à ${record.email_formation}` : "";
  const quotation = record.besoin ? ` Vous avez demandé le devis et la convention${employer}${service}.` : "";
  const call = `Vous avez demandé qu'on vous appelle${about ? ` au sujet de : ${about}` : ""}, ${when}`;
  return `${call}, depuis la ${origin}, par le bouton : ${sayButton(record.source_type)}.${practice}${quotation}`;
}

/** What the person sent, for another program to read (article 20 of the GDPR): each record by its columns, as they had it corrected. */
export function listPortable({ records }: PersonOnFile): Record<string, unknown>[] {
  return records.map((record) => {
    const { table, reference, sent } = record;
    const columns = listColumns(table).flatMap((name) => (name === "id" ? [] : [[name, record[name as keyof PersonRecord]]]));
    return { table, reference, ...Object.fromEntries(columns), sent };
  });
}
