import { formatCount, formatNumber } from "#app/content/format.ts";
import { keyOf, professionOf } from "#people/call-list.ts";
import { consentsOf, findSentence } from "#people/contact-standing.ts";
import { findStatus, listContacts } from "#people/contacts.ts";
import { type Corrected, listValues } from "#people/correct-person.ts";
import { sayUnwritten } from "#people/decision-words.ts";
import type { Found } from "#people/find-people.ts";
import { dayOf, sayDay, sayFullMoment, sayHour, sayShortDay } from "#people/french-time.ts";
import { sayPhone } from "#people/phone.ts";
import type { PersonOnFile, PersonRecord } from "#people/read-people.ts";
import { describeDoubt, sayCatalogue, sayEmployer, sayNeed, sayStatus } from "#people/record-words.ts";
import { seePerson } from "#people/seen-person.ts";
import { saySource } from "#people/source-words.ts";
import type { ErasurePlan } from "#scripts/operator/leads/erase.ts";
import type { ConsentSentence, ContactRefusal } from "#workers/db/schema.ts";
import { html, type Piece } from "../html.ts";
import { icon } from "../icons.ts";
import type { Place } from "../places.ts";
import type { Form } from "../read-form.ts";
import { capitalise, fullName, key, phoneLink, plate, sayProfession } from "../shell.ts";
import { newestFirst, notedEvents, sayAsked, sayRequest, timeline } from "./history.ts";

/** « Personnes »: everything that one person sent, with consents and their sentences, and the person's rights. */

const HITS_SHOWN = 40;
/** Must be typed in full before anyone is erased. */
export const ERASE_WORD = "EFFACER";

export const DIALOGS = ["corriger", "refus", "effacer"] as const;
type PeopleDialog = (typeof DIALOGS)[number];

export interface PeopleView {
  place: Place;
  now: Date;
  query: string;
  found: Found;
  person: PersonOnFile | undefined;
  sentences: readonly ConsentSentence[];
  dialog: PeopleDialog | undefined;
  /** What would be erased, for the erasure dialog. */
  erasure: ErasurePlan | undefined;
  /** Errors of the correction dialog, when it was refused. */
  correction: { values: Form; decided: Exclude<Corrected, { isWritten: true }> } | undefined;
  hasPepper: boolean;
}

export function renderPeople(view: PeopleView): Piece {
  const { place, query, found, person } = view;
  return html`<div class="bo-two"><div class="bo-side"><h1>Personnes</h1>
<form role="search" action="/${place.name}/personnes"><label class="vh" for="q">Nom, téléphone, e-mail ou référence</label>
<div class="bo-find bo-find--big">${icon("search")}<input id="q" type="search" name="q" value="${query}" autocomplete="off" data-key="/" ${query === "" ? html`autofocus` : ""}>${key("/")}</div></form>
<p class="bo-quiet bo-small">Nom, téléphone, e-mail ou référence CIM.</p>
<p class="bo-found">${foundWords(found)}</p>
${found.people.slice(0, HITS_SHOWN).map((hit) => renderHit(view, hit))}
${found.people.length > HITS_SHOWN ? html`<p class="bo-quiet bo-small">Les ${HITS_SHOWN} premières. Précisez la recherche.</p>` : ""}
</div>
${person ? renderPerson(view, person) : html`<div class="bo-person"><p class="bo-quiet">${found.people.length === 0 ? "Personne ne correspond. Un prénom, quelques chiffres ou la référence suffisent." : "Choisissez une personne."}</p></div>`}</div>
${person && view.dialog ? renderDialog(view, person, view.dialog) : ""}`;
}

function foundWords({ people, by }: Found): string {
  const count = formatNumber(people.length);
  if (by === "nothing") return `${formatCount(people.length, "personne")}, les dernières d’abord`;
  if (people.length === 0) return "Personne";
  const isOne = people.length === 1;
  if (by === "telephone") return isOne ? "1 personne a ce numéro" : `${count} personnes partagent ce numéro`;
  if (by === "email") return isOne ? "1 personne a cette adresse" : `${count} personnes ont cette adresse`;
  return isOne ? "1 personne" : `${count} personnes`;
}

function renderHit({ place, now, query, found, person }: PeopleView, hit: PersonOnFile): Piece {
  const [newest] = hit.records;
  const count = hit.records.length;
  const phone = sayPhone(hit.telephone);
  const last = newest ? sayDay(dayOf(newest.created_at), now) : "";
  return html`<a class="bo-hit${hit === person ? " is-on" : ""}" href="${personAddress(place, hit, query)}" ${hit === person ? html`aria-current="true"` : ""}><span class="bo-name">${plate(professionOf(hit))}<b>${fullName(hit)}</b></span><p class="bo-quiet bo-small">${
    hit.email ? html`${found.by === "email" ? html`<mark>${hit.email}</mark>` : hit.email}<br>` : ""
  }${found.by === "telephone" ? html`<mark>${phone}</mark>` : phone} · ${count > 1 ? `${count} envois, dernier ${last}` : `1 envoi, ${last}`}</p></a>`;
}

function renderPerson(view: PeopleView, person: PersonOnFile): Piece {
  const { place, now, query } = view;
  const oldest = person.records.at(-1);
  const { telephones, emails } = listContacts(person);
  const dialogLink = (dialog: PeopleDialog) => `${personAddress(place, person, query)}&faire=${dialog}`;
  return html`<div class="bo-person"><div class="bo-name">${plate(professionOf(person))}<h2>${fullName(person)}</h2></div>
<p class="bo-idline">${telephones.map((number) => phoneLink(number, ["accepted", "unsure"].includes(person.standing.telephone.state)))}${emails.map((email) => html`<a href="mailto:${email}">${email}</a>`)}<span class="bo-quiet">${[capitalise(sayProfession(professionOf(person))), sayStatus(findStatus(person))].filter(Boolean).join(", ")} · premier envoi le ${sayShortDay(dayOf(oldest?.created_at ?? now.toISOString()))}</span></p>
<p class="bo-stands">${standingWords(person, "telephone")}${standingWords(person, "email")}${neighbourWords(view, person)}</p>
<div class="bo-acts">
<a class="bo-b bo-b--pine" href="${dialogLink("corriger")}" data-key="c">${icon("pen")}Corriger</a>
<a class="bo-b" href="${dialogLink("refus")}" data-key="f">${icon("forbidden")}Noter un refus</a>
<a class="bo-b" href="/${place.name}/personnes/document?qui=${keyOf(person)}" data-full data-key="d">${icon("page")}Réponse à sa demande d'accès</a>
<a class="bo-b bo-b--bad" href="${dialogLink("effacer")}">Effacer…</a></div>
<div class="bo-cols"><section class="bo-sent"><h3 class="bo-h3">Tous ses envois</h3>${renderSent(person, now)}</section>
<section><h3 class="bo-h3">Consentements</h3>${renderConsents(view, person)}</section></div></div>`;
}

function standingWords({ standing }: PersonOnFile, channel: "telephone" | "email"): Piece | "" {
  const { state, at } = standing[channel];
  const [accepted, refused] = channel === "telephone" ? ["appel accepté", "ne plus appeler"] : ["e-mail accepté", "ne plus écrire"];
  if (state === "accepted") return html`<span class="bo-stand ok">${icon("tick")}<b>${accepted}</b></span>`;
  if (state === "refused") return html`<span class="bo-stand no">${icon("forbidden")}<b>${refused}</b></span>`;
  if (state === "unsure" && at)
    return html`<span class="bo-stand no">${icon("warning")}<b>${channel === "telephone" ? "appel" : "e-mail"} à confirmer</b> : avait refusé le ${sayShortDay(dayOf(at))}</span>`;
  if (state === "expired") return html`<span class="bo-stand bo-quiet">${icon("clock")}${accepted}, il y a trop longtemps</span>`;
  return html`<span class="bo-stand bo-quiet">${icon("cross")}${channel === "telephone" ? "appel" : "e-mail"} non accepté</span>`;
}

function neighbourWords({ place, query }: PeopleView, { neighbours }: PersonOnFile): Piece | "" {
  return neighbours.length === 0
    ? ""
    : html`<span class="bo-quiet">partage un numéro ou une adresse avec ${neighbours
        .slice(0, 3)
        .map(
          (other, index) => html`${index > 0 ? ", " : ""}<a href="${personAddress(place, other, query)}">${fullName(other)}</a>`,
        )}${neighbours.length > 3 ? ` et ${neighbours.length - 3} autres` : ""}</span>`;
}

function renderSent(person: PersonOnFile, now: Date): Piece {
  const sent = person.records.map((record) => ({ at: record.created_at, words: renderRecord(record, now) }));
  return timeline([...sent, ...notedEvents(person)], sayFullMoment);
}

function renderRecord(record: PersonRecord, now: Date): Piece {
  const { sent } = record;
  const asSent = fullName(sent) !== fullName(record) || sent.telephone !== record.telephone || sent.email !== record.email;
  return html`${
    record.table === "callback_requests"
      ? html`<b>Demande de rappel</b> ${sayRequest(record, now)}`
      : html`<b>Catalogue ${sayCatalogue(record.catalogue_type)}</b>`
  }<dl class="bo-kv">${record.table === "callback_requests" && (record.selection ?? record.format_reference) ? html`<dt>Programme</dt><dd class="bo-ref">${(record.selection ?? record.format_reference ?? "").replaceAll(".", ", ")}</dd>` : ""}${record.table === "callback_requests" && record.besoin ? html`<dt>Besoin</dt><dd>${[sayNeed(record.besoin), sayEmployer(record.employeur), record.email_formation].filter(Boolean).join(", ")}</dd>` : ""}<dt>Depuis</dt><dd>${saySource(record)}${record.utm_campaign ? `, campagne « ${record.utm_campaign} »` : ""}</dd>${
    asSent ? html`<dt>Tel qu'envoyé</dt><dd>${[fullName(sent), sent.telephone, sent.email].filter(Boolean).join(", ")}</dd>` : ""
  }${record.suspect ? html`<dt>Doute</dt><dd>${describeDoubt(record.suspect)}</dd>` : ""}<dt>Référence</dt><dd class="bo-ref">${record.reference}</dd></dl>`;
}

interface ConsentEvent {
  at: string;
  kind: "given" | "withdrawn" | "lifted" | "unticked";
  words: string;
  proof: Piece;
}

function renderConsents({ sentences }: PeopleView, person: PersonOnFile): Piece {
  return html`${listConsents(person, sentences).map(({ at, kind, words, proof }) => {
    const looks = {
      given: ["ok", "tick", "Donné"],
      withdrawn: ["no", "forbidden", "Retiré"],
      lifted: ["ok", "tick", "Rétabli"],
      unticked: ["bo-quiet", "cross", "Non coché"],
    } as const;
    const [className, sign, title] = looks[kind];
    return html`<article class="bo-consent"><div class="top"><span class="bo-stand ${className}">${icon(sign)}${title}</span><time class="bo-quiet bo-small" datetime="${at}">${sayShortDay(dayOf(at))}, ${sayHour(at)}</time></div><blockquote>« ${words} »</blockquote><p class="bo-tiny">${proof}</p></article>`;
  })}`;
}

/** Every answer to a consent sentence and every refusal, newest first. */
function listConsents(person: PersonOnFile, sentences: readonly ConsentSentence[]): ConsentEvent[] {
  const answers = person.records.flatMap((record) =>
    consentsOf(record).map((consent): ConsentEvent => {
      const standing = person.standing[consent.channel];
      const counts = consent.isGiven && standing.state === "accepted" && standing.at === consent.at;
      return {
        at: consent.at,
        kind: consent.isGiven ? "given" : "unticked",
        words: findSentence(sentences, consent) ?? `phrase ${consent.version}`,
        proof: html`${capitalise(saySource({ source_page: consent.page }))}, phrase version ${consent.version}, <span class="bo-ref">${record.reference}</span>.${
          counts ? " C’est cette réponse qui vaut." : consent.isGiven ? " Gardé comme preuve." : ""
        }`,
      };
    }),
  );
  const decisions = person.refusals.map(
    (refusal): ConsentEvent => ({
      at: refusal.at,
      kind: refusal.is_refused ? "withdrawn" : "lifted",
      words: refusedSentence(refusal, person, sentences),
      proof: html`${refusal.note ? `${capitalise(refusal.note)}, noté` : "Noté"} par ${refusal.author}.${refusal.is_refused ? " Une nouvelle acceptation serait à confirmer." : ""}`,
    }),
  );
  return [...answers, ...decisions].sort(newestFirst);
}

/** The sentence last accepted on the channel, or else a plain description of what is refused. */
function refusedSentence({ channel, at }: ContactRefusal, { records }: PersonOnFile, sentences: readonly ConsentSentence[]): string {
  const accepted = records.flatMap(consentsOf).find((consent) => consent.channel === channel && consent.isGiven && consent.at <= at);
  const words = accepted && findSentence(sentences, accepted);
  return words ?? (channel === "telephone" ? "Ne plus être appelé." : "Ne plus recevoir d’e-mails.");
}

function renderDialog(view: PeopleView, person: PersonOnFile, dialog: PeopleDialog): Piece {
  const close = personAddress(view.place, person, view.query);
  const body = { corriger: correctDialog, refus: refuseDialog, effacer: eraseDialog }[dialog](view, person, close);
  return html`<dialog open data-modal class="bo-dlg" aria-labelledby="fenetre">${body}</dialog>`;
}

function correctDialog({ place, now, correction }: PeopleView, person: PersonOnFile, close: string): Piece {
  const decided = correction?.decided;
  const faults = decided?.reason === "faults" ? decided.faults : [];
  const labels = { prenom: "Prénom", nom: "Nom", telephone: "Téléphone", email: "E-mail" } as const;
  const types = { prenom: "text", nom: "text", telephone: "tel", email: "email" } as const;
  const fields = Object.keys(labels).flatMap((kind) =>
    listValues(person)
      .filter(({ field }) => field === kind)
      .map(({ field, value }, index) => {
        const name = `${field}-${index}`;
        const fault = faults.find(
          (each) => each.field === field && (each.former === value || (each.reason === "changed" && each.current === value)),
        );
        const words =
          fault?.reason === "invalid"
            ? fault.message
            : fault &&
              `${fault.by?.author ?? "Quelqu’un"} a corrigé en « ${value} »${fault.by ? ` à ${sayHour(fault.by.at)}` : ""} : votre valeur n’a pas été enregistrée. Enregistrez de nouveau pour la garder.`;
        return html`<div class="bo-field"><label for="c-${name}">${labels[field]}${index > 0 ? ` (${index + 1})` : ""}</label><input type="hidden" name="${name}-avant" value="${value}"><input id="c-${name}" name="${name}" type="${types[field]}" value="${fault ? (correction?.values[name] ?? value) : value}" autocomplete="off" ${words ? html`aria-invalid="true" aria-describedby="e-${name}"` : ""}>${words ? html`<p class="bo-bad bo-small" id="e-${name}">${icon("warning")}${words}</p>` : ""}</div>`;
      }),
  );
  return html`<h2 id="fenetre">Corriger ${fullName(person)}</h2>${decided && decided.reason !== "faults" && decided.reason !== "nothing" ? html`<p role="alert"><b>${sayUnwritten(decided, "correction", now).fact}</b> Rien n’a été enregistré.</p>` : html`<p>Ce qui a été envoyé reste gardé tel quel ; partout ailleurs se lit la correction.</p>`}
<form method="post" action="/${place.name}/personnes/corriger" novalidate><input type="hidden" name="qui" value="${keyOf(person)}"><input type="hidden" name="vu" value="${JSON.stringify(seePerson(person))}">
<div class="bo-fields">${fields}</div>
<div class="bo-foot"><a class="bo-b" href="${close}" data-key="Escape">Ne rien changer ${key("Échap")}</a><button class="bo-b bo-b--pine">Enregistrer la correction</button></div></form>`;
}

function refuseDialog({ place }: PeopleView, person: PersonOnFile, close: string): Piece {
  const isRefused = (channel: "telephone" | "email") => person.standing[channel].state === "refused";
  const choice = (channel: "telephone" | "email", label: string) =>
    html`<label class="bo-tick"><input type="checkbox" name="${channel}" ${isRefused(channel) ? html`checked disabled` : ""}> ${label}${isRefused(channel) ? html` <span class="bo-quiet">déjà noté</span>` : ""}</label>`;
  return html`<h2 id="fenetre">Noter un refus de ${fullName(person)}</h2><p>Vaut pour tous ses envois, passés et à venir. Une nouvelle acceptation, donnée sur le site, resterait à confirmer avec la personne.</p>
<form method="post" action="/${place.name}/personnes/refus"><input type="hidden" name="qui" value="${keyOf(person)}"><input type="hidden" name="vu" value="${JSON.stringify(seePerson(person))}">
<div class="bo-ticks">${choice("telephone", "Ne plus appeler")}${choice("email", "Ne plus écrire")}</div>
<div class="bo-field"><label for="r-note">Comment l'a-t-elle dit ? <span class="bo-quiet">(facultatif)</span></label><input id="r-note" name="note" maxlength="200" autocomplete="off" placeholder="dit au téléphone, par e-mail…"></div>
<div class="bo-foot"><a class="bo-b" href="${close}" data-key="Escape">Ne rien noter ${key("Échap")}</a><button class="bo-b bo-b--pine">Noter le refus</button></div></form>`;
}

function eraseDialog({ place, erasure, hasPepper }: PeopleView, person: PersonOnFile, close: string): Piece {
  const name = fullName(person);
  const records = erasure?.person?.records ?? person.records;
  const texts = erasure?.texts ?? [];
  const consents = records.flatMap(consentsOf).length;
  return html`<h2 id="fenetre">Effacer ${name} ?</h2><p>${formatCount(records.length + texts.length, "envoi")} et ${formatCount(consents, "consentement")} disparaissent pour toujours.</p>
<table class="bo-t bo-t--tight"><caption class="vh">Ce qui sera effacé</caption><thead><tr><th scope="col">Nom</th><th scope="col">Envoyé le</th><th scope="col">Quoi</th><th scope="col">Référence</th></tr></thead><tbody>${records.map(
    (record) =>
      html`<tr><th scope="row">${fullName(record)}</th><td>${sayShortDay(dayOf(record.created_at))}</td><td>${sayKind(record)}${"objectKey" in record ? ", pas encore dans la base" : ""}</td><td class="bo-ref">${record.reference}</td></tr>`,
  )}${texts.map(() => html`<tr><th scope="row">${name}</th><td></td><td>fichier mis de côté, illisible</td><td></td></tr>`)}</tbody></table>
<div class="bo-notice"><div>${person.neighbours.map(
    (other) =>
      html`<p><b>Reste : ${fullName(other)}.</b> Partage un numéro ou une adresse ; ${other.records.length > 1 ? `ses ${other.records.length} envois ne sont pas touchés` : "son envoi n’est pas touché"}.</p>`,
  )}<p class="bo-quiet bo-small">${
    hasPepper
      ? html`Une empreinte sans nom entre au journal : une sauvegarde remise en place n'y ramènera pas ${name}.`
      : html`Rien ne s'efface sans le secret des effacements : sans lui, une sauvegarde remise en place ramènerait ${name}. Une fois pour toutes : <code>npm run leads -- pepper --remote</code>, ou copiez le dossier <code>secrets/</code> d'un collègue.`
  }</p><p class="bo-quiet bo-small">À effacer aussi à la main : Calendly, la messagerie, les exports et les sauvegardes.</p></div></div>
<form method="post" action="/${place.name}/personnes/effacer"><input type="hidden" name="qui" value="${keyOf(person)}"><input type="hidden" name="envois" value="${person.records.map(({ id }) => id).join(" ")}">
<div class="bo-field"><label for="ef">Tapez ${ERASE_WORD} pour confirmer</label><input id="ef" name="mot" autocomplete="off" spellcheck="false" data-word="${ERASE_WORD}" autofocus${hasPepper ? "" : " disabled"}></div>
<div class="bo-foot"><a class="bo-b" href="${close}" data-key="Escape">Ne rien effacer ${key("Échap")}</a><button class="bo-b bo-b--bad" data-armed>Effacer ${name}</button></div></form>`;
}

/** « demande, Douleur PI », « catalogue Infirmiers » */
function sayKind(record: PersonRecord): string {
  return record.table === "callback_requests"
    ? ["demande", ...sayAsked(record)].join(", ")
    : `catalogue ${sayCatalogue(record.catalogue_type)}`;
}

/** A person's page; the search results stay next to it. */
export function personAddress(place: Place, person: PersonOnFile, query = ""): string {
  const parameters = new URLSearchParams({ ...(query && { q: query }), qui: keyOf(person) });
  return `/${place.name}/personnes?${parameters}`;
}
