import { parisDate } from "#app/content/dated.ts";
import { formatYears } from "#app/content/legal/duration.ts";
import { retention } from "#app/content/legal/retention.ts";
import { organisation } from "#app/content/organisation.ts";
import { describeSubject } from "#app/content/programmes/find-offer.ts";
import { professionOf } from "#people/call-list.ts";
import { consentsOf, findSentence } from "#people/contact-standing.ts";
import { findStatus, listContacts } from "#people/contacts.ts";
import { dayOf, sayFullDay, sayFullMoment, sayShortDay } from "#people/french-time.ts";
import { sayPhone } from "#people/phone.ts";
import type { PersonOnFile, PersonRecord } from "#people/read-people.ts";

import { describeDoubt, sayAnswer, sayCatalogue, sayEmployer, saySlot, sayStatus } from "#people/record-words.ts";

import { sayButton, saySource } from "#people/source-words.ts";
import type { OutboxText } from "#scripts/operator/leads/outbox-contents.ts";
import type { ConsentSentence } from "#workers/db/schema.ts";
import { html, type Piece } from "../html.ts";
import type { Place } from "../places.ts";
import { capitalise, fullName, sayProfession } from "../shell.ts";
import { notedEvents } from "./history.ts";
import { personAddress } from "./people-screen.ts";

/** The answer to a request for access (article 15 of the GDPR), written for the person: to be reviewed, then printed. */
export function renderAccessDocument(
  person: PersonOnFile,
  { place, sentences, texts, now }: { place: Place; sentences: readonly ConsentSentence[]; texts: readonly OutboxText[]; now: Date },
): Piece {
  const records = [...person.records].reverse();
  const noted = notedEvents(person).sort((a, b) => (a.at < b.at ? -1 : 1));
  const last = person.records[0]?.created_at ?? now.toISOString();
  const months = retention[person.records[0]?.table ?? "callback_requests"].months;
  return html`<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Ce que nous savons de ${fullName(person)}</title>
<link rel="icon" href="/icons/icon.svg"><link rel="stylesheet" href="/assets/back-office.css"><script type="module" src="/assets/back-office.js"></script></head>
<body class="bo bo-paper"><p class="bo-print"><a class="bo-b" href="${personAddress(place, person)}" data-full data-key="Escape">Revenir à la fiche</a><button type="button" class="bo-b bo-b--pine" data-print>Imprimer</button></p>
<main id="contenu"><article class="bo-doc"><p class="bo-quiet">${organisation.name}, ${organisation.city}<br>Le ${sayShortDay(parisDate(now))}</p>
<h1>Ce que nous savons de vous</h1><p>${fullName(person)}, voici tout ce que vous nous avez envoyé par le site et ce que nous y avons ajouté, à l'heure de Paris.</p>
<h2>Vos coordonnées</h2><p>${contacts(person)}<br>${[capitalise(sayProfession(professionOf(person))), sayStatus(findStatus(person))].filter(Boolean).join(", ")}</p>
${records.map((record) => describeRecord(record, sentences))}
${
  noted.length > 0
    ? html`<h2>Ce que nous avons noté</h2><ul class="bo-plain">${noted.map(({ at, words }) => html`<li>${capitalise(sayFullMoment(at))} : ${words}</li>`)}</ul>`
    : ""
}
${texts.length > 0 ? html`<h2>Fichiers mis de côté, peut-être à votre sujet</h2>${texts.map(({ text }) => html`<p>${text}</p>`)}` : ""}
<h2>À quoi cela sert, et qui le voit</h2><p>À vous rappeler et à vous envoyer ce que vous avez demandé, si vous l'avez accepté. Seuls nos conseillers le voient ; notre hébergeur le garde pour nous.</p>
<h2>Durée et droits</h2><p>Effacé au plus tard le ${sayShortDay(addMonths(dayOf(last), months))}, ${formatYears(months / 12)} après votre dernier envoi. Vous pouvez corriger, refuser d'être appelé(e) ou de recevoir des e-mails, ou tout faire effacer : ${organisation.dataProtectionEmail}. Si notre réponse ne vous convient pas, vous pouvez saisir la CNIL, cnil.fr.</p></article></main></body></html>`;
}

function contacts(person: PersonOnFile): string {
  const { telephones, emails } = listContacts(person);
  return [...telephones.map(sayPhone), ...emails].join(" · ");
}

function describeRecord(record: PersonRecord, sentences: readonly ConsentSentence[]): Piece {
  const kind = record.table === "callback_requests" ? "demande d’appel" : "catalogue";
  return html`<h2>${capitalise(sayFullMoment(record.created_at))} : ${kind}</h2><p>${what(record)} Référence <span class="bo-ref">${record.reference}</span>.</p>${consentsOf(
    record,
  ).map((consent) =>
    consent.fault
      ? html`<p>« ${findSentence(sentences, consent) ?? consent.version} » : ${sayAnswer(consent)}.</p>`
      : html`<p>Vous ${consent.isGiven ? "avez coché" : "n’avez pas coché"} : « ${findSentence(sentences, consent) ?? consent.version} »</p>`,
  )}${sentAs(record)}${record.suspect ? html`<p>Contrôle automatique : ${describeDoubt(record.suspect)}.</p>` : ""}${"objectKey" in record ? html`<p>Cet envoi attend encore d'être enregistré.</p>` : ""}`;
}

function what(record: PersonRecord): Piece {
  const campaign = [record.utm_source, record.utm_medium, record.utm_campaign].filter(Boolean).join(", ");
  const origin = html`${saySource({ source_page: record.source_page })}${campaign ? ` (vous veniez de : ${campaign})` : ""}`;
  if (record.table === "catalogue_downloads")
    return html`Vous avez demandé le catalogue ${sayCatalogue(record.catalogue_type)} depuis la ${origin}.`;
  const about = describeSubject(record);
  const subject = about ? html` au sujet de : ${about}` : "";
  const when = `${record.jour ? `le ${sayFullDay(record.jour)}, ` : ""}${saySlot(record.creneau)}`;
  const practice = record.statut ? html` Vous exercez ainsi : ${sayStatus(record.statut).toLowerCase()}.` : "";
  const employer = record.employeur ? `, pour votre employeur : ${sayEmployer(record.employeur).toLowerCase()}` : "";
  const service = record.email_formation ? `, à adresser aussi à ${record.email_formation}` : "";
  const quotation = record.besoin ? html` Vous avez demandé le devis et la convention${employer}${service}.` : "";
  return html`Vous avez demandé qu'on vous appelle${subject}, ${when}, depuis la ${origin}, par le bouton : ${sayButton(record.source_type)}.${practice}${quotation}`;
}

function sentAs(record: PersonRecord): Piece | "" {
  const { sent } = record;
  const isSame = fullName(sent) === fullName(record) && sent.telephone === record.telephone && sent.email === record.email;
  return isSame ? "" : html`<p>Vous aviez écrit : ${[fullName(sent), sent.telephone, sent.email].filter(Boolean).join(", ")}.</p>`;
}

function addMonths(day: string, months: number): string {
  const date = new Date(day);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}
