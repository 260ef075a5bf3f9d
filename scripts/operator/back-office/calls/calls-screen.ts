import { type Slot, slotHours } from "#app/content/callback.ts";
import { parisDate } from "#app/content/dated.ts";
import { formatCount, formatHours, formatNumber } from "#app/content/format.ts";
import { findAsked } from "#app/content/programmes/find-offer.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { PROFESSIONS, type Profession } from "#app/content/vocabulary.ts";
import { allLines, type CallGroup, type CallLine, type CallList, countCalls, keyOf, noteOf } from "#people/call-list.ts";
import { offerCallTimes } from "#people/callback-times.ts";
import { sayUnwritten, type Unwritten } from "#people/decision-words.ts";
import { clockOf, dayOf, sayDay, sayFullDay, sayHour, sayMoment, sayWhen } from "#people/french-time.ts";
import { sayOutcome } from "#people/outcome-words.ts";
import { normalisePhone, sayPhone } from "#people/phone.ts";
import type { PersonRecord } from "#people/read-people.ts";
import { findSlotHours, sayCatalogue } from "#people/record-words.ts";
import { seePerson } from "#people/seen-person.ts";
import { saySource } from "#people/source-words.ts";
import type { ConsentSentence } from "#workers/db/schema.ts";
import { HONEYPOT, TOO_FAST } from "#workers/db/vocabulary.ts";
import { html, type Piece } from "../html.ts";
import { blaze, icon, ridge } from "../icons.ts";
import { sayHistory } from "../people/history.ts";
import type { Place } from "../places.ts";
import type { Form } from "../read-form.ts";
import { capitalise, fullName, key, phoneLink, plate, sayProfession } from "../shell.ts";

/** « À appeler »: who to call now, and how to note the outcome without the mouse. */

/** Longer lists are shown page by page. */
const LATE_PER_PAGE = 50;
const WITHOUT_TIME_SHOWN = 50;
const MINUTE_MS = 60_000;
/** The parameter that asks for the list of the next working day. */
export const NEXT_DAY = "demain";

export interface CallsView {
  place: Place;
  now: Date;
  list: CallList;
  /** The totals of the list, regardless of the profession shown. */
  counts: Record<Profession, number>;
  profession: Profession | undefined;
  /** Whether the list is that of the next working day. */
  isNextDay: boolean;
  selected: CallLine | undefined;
  /** A decision on the selected line that was not written, to be decided anew: why, what it was, and the fields that say it again. */
  unwritten: { decided: Unwritten; ours: string; action: "issue" | "refus"; fields: Form } | undefined;
  isRefusalAsked: boolean;
  areSettledShown: boolean;
  /** The first overdue line shown. */
  lateFrom: number;
  sentences: readonly ConsentSentence[];
}

export function renderCalls(view: CallsView): Piece {
  const { list, now, counts, profession, place } = view;
  const lines = allLines(list);
  const count = countCalls(list);
  const isEmpty = !view.isNextDay && lines.length === 0 && list.withoutTime.length === 0 && view.selected === undefined;
  return html`${isEmpty ? "" : html`<div class="bo-split"><div class="bo-list">`}
<div class="bo-head"><h1>${view.isNextDay ? capitalise(sayDay(list.next.day, now)) : "À appeler"}</h1><p class="bo-count">${formatNumber(count)} à appeler${
    list.late.length > 0 ? html` · <span class="bo-bad">${formatNumber(list.late.length)} en retard</span>` : ""
  }</p><div class="end">${
    view.isNextDay
      ? html`<span>${sayFullDay(list.next.day)}</span><a class="bo-b bo-b--s" href="${address({ place, profession, isNextDay: false }, {})}" data-key="p">Revenir à aujourd’hui ${key("P")}</a>`
      : html`<span>${sayFullDay(parisDate(now))}, ${sayHour(now.toISOString())}</span>`
  }${professionSwitch(view, counts)}</div></div>
${
  isEmpty
    ? emptyState(view)
    : html`<div class="bo-calls">${unsureGroup(view)}${lateGroup(view)}${list.groups.map((group) => slotGroup(view, group))}${
        lines.length === 0
          ? html`<p class="bo-done">${icon("tick")}<span><b>Plus personne à une heure promise ${view.isNextDay ? "ce jour-là" : "aujourd’hui"}.</b></span></p>`
          : ""
      }${settledLines(view)}${withoutTimeGroup(view)}${view.isNextDay ? "" : nextDayLine(view)}</div>
</div>${view.selected ? panel(view, view.selected) : html`<aside class="bo-panel"><p class="bo-quiet">Choisissez une ligne.</p></aside>`}</div>`
}`;
}

function professionSwitch({ place, profession, isNextDay }: CallsView, counts: CallsView["counts"]): Piece {
  const choices = [
    { value: undefined, label: "Tous", count: undefined },
    { value: "generalistes" as const, label: "Médecins", count: counts.generalistes },
    { value: "infirmiers" as const, label: "Infirmiers", count: counts.infirmiers },
  ];
  return html`<nav class="bo-seg" aria-label="Profession">${choices.map(
    ({ value, label, count }) =>
      html`<a href="${address({ place, profession: value, isNextDay }, {})}" ${value === profession ? html`aria-current="true"` : ""}>${label}${count === undefined ? "" : ` ${count}`}</a>`,
  )}</nav>`;
}

function unsureGroup(view: CallsView): Piece | "" {
  const { unsure } = view.list;
  if (unsure.length === 0) return "";
  return html`<h2 class="bo-group bo-group--late">${icon("warning")}À confirmer <span class="h">avaient refusé, demandent un appel</span><span class="c bo-fig">${formatNumber(unsure.length)}</span></h2>
<ol>${unsure.map((line) => row(view, line))}</ol>`;
}

function lateGroup(view: CallsView): Piece | "" {
  const { late } = view.list;
  if (late.length === 0) return "";
  const shown = late.slice(view.lateFrom, view.lateFrom + LATE_PER_PAGE);
  if (view.selected && late.includes(view.selected) && !shown.includes(view.selected)) shown.unshift(view.selected);
  const next = view.lateFrom + LATE_PER_PAGE;
  return html`<h2 class="bo-group bo-group--late">${icon("clock")}En retard <span class="h">à appeler d'abord</span><span class="c bo-fig">${formatNumber(late.length)}</span></h2>
<ol>${shown.map((line) => row(view, line))}</ol>
${
  late.length > LATE_PER_PAGE
    ? html`<p class="bo-done"><span>Les retards ${formatNumber(view.lateFrom + 1)} à ${formatNumber(Math.min(next, late.length))}, sur ${formatNumber(late.length)}.</span> ${
        view.lateFrom > 0
          ? html`<a href="${address(view, { retards: String(Math.max(0, view.lateFrom - LATE_PER_PAGE)) })}">Les précédents</a>`
          : ""
      } ${next < late.length ? html`<a href="${address(view, { retards: String(next) })}">Les suivants</a>` : ""}</p>`
    : ""
}`;
}

const GROUP_TITLES: Record<Slot, string> = { matin: "Ce matin", midi: "Midi", "apres-midi": "Après-midi", "fin-de-journee": "Soir" };

function slotGroup(view: CallsView, { slot, lines }: CallGroup): Piece {
  const [from, to] = slotHours[slot];
  return html`<h2 class="bo-group">${view.isNextDay && slot === "matin" ? "Matin" : GROUP_TITLES[slot]} <span class="h">${formatHours(from)} – ${formatHours(to)}</span><span class="c bo-fig">${lines.filter(({ isAllowed }) => isAllowed).length}</span></h2>
<ol>${lines.map((line) => row(view, line))}</ol>`;
}

function row(view: CallsView, line: CallLine): Piece {
  const { person, requests, catalogues } = line;
  const [first, ...others] = requests;
  const isSelected = line === view.selected;
  const refusal = line.isAllowed ? undefined : person.standing.telephone;
  const note = noteOf(person)?.note;
  const record = first ?? catalogues[0];
  const neighbours = person.neighbours.map(fullName);
  const via = record ? saySource(record as { source_page: string; source_type?: string }) : "";
  const hasDoubt = person.records.some(({ suspect }) => suspect === TOO_FAST);
  return html`<li class="bo-row${isSelected ? " is-on" : ""}${refusal ? " is-no" : ""}" id="l-${line.key}" data-line="${line.key}" data-stand="${line.stand}">
<div class="bo-slot${line.isLate ? " is-late" : ""}">${slotWords(line, view)}</div>
<div class="bo-who">${plate(line.profession)}<a class="bo-open" href="${address(view, { ligne: line.key })}" ${isSelected ? html`aria-current="true"` : ""}>${fullName(person)}</a></div>
<div class="telc">${phoneLink(person.telephone, line.isAllowed)}</div>
<div class="progc">${subject(first)}</div>
<div class="standc">${standing(line, view.now)}</div>
<p class="via bo-quiet bo-small">${via}${neighbours.length > 0 ? html` · numéro partagé avec ${neighbours.slice(0, 2).join(", ")}${neighbours.length > 2 ? ` et ${neighbours.length - 2} autres` : ""}` : ""}</p>
<div class="pr bo-ref bo-quiet bo-small">${references(first)}</div>
<div class="cim bo-ref bo-tiny">${record?.reference}</div>
${others.length > 0 ? html`<div class="also">${others.map((other) => html`${subject(other)}<span class="bo-ref bo-quiet bo-small">${references(other)}</span>`)}</div>` : ""}
${catalogues.length > 0 && requests.length > 0 ? html`<div class="bo-line side">${icon("book")}<p>${catalogueWords(view, line)}</p></div>` : ""}
${refusal ? html`<div class="bo-line">${icon("forbidden")}<p>${refusalWords(line, view.now)}</p></div>` : ""}
${note ? html`<div class="bo-line">${icon("pen")}<p>${note}</p></div>` : ""}
${hasDoubt ? html`<div class="bo-line"><p class="bo-doubt">Peut-être un robot : formulaire rempli en moins de 2 s. La demande reste à appeler.</p></div>` : ""}
</li>`;
}

function slotWords({ due, isLate, last, requests: [request] }: CallLine, { now, list, isNextDay }: CallsView): Piece | "" {
  if (due === null) return "";
  const day = dayOf(due.from);
  const shownDay = isNextDay ? list.next.day : parisDate(now);
  const untilMs = Date.parse(due.from) - now.getTime();
  const isUnknown = !last && request?.table === "callback_requests" && findSlotHours(request.creneau) === null;
  const small = isUnknown
    ? request.creneau
    : day !== shownDay
      ? sayDay(day, now)
      : due.slot !== null
        ? `à ${sayHour(due.until)}`
        : isLate
          ? clockOf(due.from).hour < 12
            ? "ce matin"
            : "aujourd’hui"
          : untilMs > 0 && untilMs <= 60 * MINUTE_MS
            ? `dans ${Math.ceil(untilMs / MINUTE_MS)}\u00A0min`
            : "";
  return html`${sayHour(due.from)}<small>${small}</small>`;
}

/** Programme and format of a request. */
function subject(record: PersonRecord | undefined): Piece | "" {
  if (record?.table !== "callback_requests") return "";
  const [found, ...others] = findAsked(record);
  if (found)
    return html`<span class="bo-prog">${blaze(found.format)}${shorten(found.programme.shortTitle)} <em>${found.format}${others.length > 0 ? ` + ${others.length}` : ""}</em></span>`;
  const programme = programmes.find(({ id, path }) => id === record.programme || path === record.source_page);
  return programme
    ? html`<span class="bo-prog">${shorten(programme.shortTitle)}</span>`
    : html`<span class="bo-quiet">${record.programme ?? "sans programme"}</span>`;
}

function references(record: PersonRecord | undefined): string {
  if (record?.table !== "callback_requests") return "";
  return findAsked(record)
    .map(({ offer }) => offer.reference)
    .join(", ");
}

/** The last word of « Maladie d’Alzheimer », the first of « Nutrition et obésité ». */
function shorten(title: string): string {
  return title.replace(/^Maladie d['’]/, "").split(" ")[0] ?? title;
}

function standing(line: CallLine, now: Date): Piece {
  const { state, at } = line.person.standing.telephone;
  if (state === "unsure" && at)
    return html`<span class="bo-stand no">${icon("warning")}à confirmer : avait refusé ${sayMoment(at, now)}</span>`;
  if (line.isAllowed) return html`<span class="bo-stand ok">${icon("tick")}appel accepté</span>`;
  const words = { refused: "ne plus appeler", never: "pas d’accord donné", expired: "accord trop ancien", accepted: "", unsure: "" };
  return html`<span class="bo-stand no">${icon("forbidden")}${words[state]}</span>`;
}

function refusalWords(line: CallLine, now: Date): string {
  const { state, at } = line.person.standing.telephone;
  if (state === "refused" && at)
    return `L’a demandé ${sayMoment(at, now).replace(", ", " à ")}. Hors du compte ; le numéro n’est plus un lien.`;
  if (state === "expired" && at) return `Dernier contact ${sayMoment(at, now)} : trop ancien pour appeler. Hors du compte.`;
  return "N’a pas accepté d’être appelé. Hors du compte.";
}

function catalogueWords({ now }: CallsView, { catalogues, requests }: CallLine): Piece {
  const [newest] = catalogues;
  const label = newest?.table === "catalogue_downloads" ? sayCatalogue(newest.catalogue_type) : "";
  const calls =
    requests.length === 2 ? " Deux demandes, un seul appel." : requests.length > 2 ? ` ${requests.length} demandes, un seul appel.` : "";
  return html`<b>A aussi pris le catalogue</b> ${label}, ${sayDay(dayOf(newest?.created_at ?? ""), now).replace(/\.$/, "")}.${calls}`;
}

/** Why a decision was not written, and the way to take it again on what is there now. */
function unwrittenAlert(view: CallsView): Piece | "" {
  if (!view.unwritten) return "";
  const { decided, ours, action, fields } = view.unwritten;
  const { fact, result, theirs } = sayUnwritten(decided, ours, view.now);
  const people = decided.reason === "regrouped" ? decided.people : "person" in decided ? [decided.person] : [];
  const words = action === "refus" ? "Ne plus appeler" : `Noter quand même « ${ours} »`;
  return html`<div class="bo-alert" role="alert"><p><b>${fact}</b> ${result}</p>${people.map(
    (person) => html`<form class="bo-acts" method="post" action="/${view.place.name}/appels/${action}">
<input type="hidden" name="ligne" value="${keyOf(person)}"><input type="hidden" name="vu" value="${JSON.stringify(seePerson(person))}">${Object.entries(fields).map(([name, value]) => (value === undefined ? "" : html`<input type="hidden" name="${name}" value="${value}">`))}
<button class="bo-b bo-b--s">${words}${people.length > 1 ? ` pour ${fullName(person)}, ${person.telephone}` : ""}</button></form>`,
  )}<p><a class="bo-b bo-b--s" href="${address(view, {})}" data-first>${theirs ? `Garder « ${theirs} »` : "Revenir"}</a></p></div>`;
}

/** « 4 joints, 2 à rappeler, 1 inscrit » */
function countOutcomes(settled: readonly CallLine[]): string {
  const count = (status: string) => settled.filter(({ last }) => last?.status === status).length;
  return (
    [
      [count("joint"), "joint", "joints"],
      [count("a-rappeler"), "à rappeler", "à rappeler"],
      [count("inscrit"), "inscrit", "inscrits"],
      [count("sans-suite"), "sans suite", "sans suite"],
    ] as const
  )
    .filter(([total]) => total > 0)
    .map(([total, one, many]) => formatCount(total, one, many))
    .join(", ");
}

function settledLines(view: CallsView): Piece | "" {
  const { settled } = view.list;
  if (settled.length === 0) return "";
  return html`<p class="bo-done">${icon("tick")}<span><b>${formatCount(settled.length, "fait")}</b> aujourd’hui : ${countOutcomes(settled)}.</span> ${
    view.areSettledShown
      ? html`<a href="${address(view, {})}">Les cacher</a>`
      : html`<a href="${address(view, { faits: "1" })}">Les montrer</a>`
  }</p>
${
  view.areSettledShown
    ? html`<ol class="bo-settled">${settled.map(
        (line) =>
          html`<li><span class="bo-slot">${sayHour(line.last?.at ?? "")}</span><span class="bo-who">${plate(line.profession)}<a href="/${view.place.name}/personnes?qui=${line.key}">${fullName(line.person)}</a></span><span>${line.last ? sayOutcome(line.last, view.now) : ""}</span><span class="bo-quiet">${line.last?.author}</span></li>`,
      )}</ol>`
    : ""
}`;
}

function withoutTimeGroup(view: CallsView): Piece | "" {
  const { withoutTime, honeypotCount } = view.list;
  const isOpen = view.selected !== undefined && withoutTime.includes(view.selected);
  const shown = withoutTime.slice(0, WITHOUT_TIME_SHOWN);
  if (isOpen && view.selected && !shown.includes(view.selected)) shown.unshift(view.selected);
  return html`${
    withoutTime.length > 0
      ? html`<details class="bo-more" ${isOpen ? "open" : ""}><summary class="bo-group">${icon("chevron")}Ont pris un catalogue et acceptent d'être appelés <span class="h">sans heure promise</span><span class="c bo-fig">${formatNumber(withoutTime.length)}</span></summary>
<ol>${shown.map((line) => row(view, line))}</ol>${
          withoutTime.length > shown.length
            ? html`<p class="bo-done">Les ${WITHOUT_TIME_SHOWN} derniers, sur ${formatNumber(withoutTime.length)}. Pour le tableur : <code>npm run leads -- export</code></p>`
            : ""
        }</details>`
      : ""
  }${honeypotCount > 0 ? html`<p class="bo-done bo-small">${formatCount(honeypotCount, "envoi écarté", "envois écartés")} : un champ que seul un robot voit était rempli.</p>` : ""}`;
}

function nextDayLine(view: CallsView): Piece | "" {
  const { day, groups } = view.list.next;
  const count = groups.flatMap(({ lines }) => lines).length;
  return count === 0
    ? ""
    : html`<p class="bo-done bo-small"><span>${capitalise(sayDay(day, view.now))} : ${formatCount(count, "appel promis", "appels promis")}.</span> ${prepareLink(view, "")}</p>`;
}

/** « Préparer demain » */
function prepareLink(view: CallsView, className: string): Piece {
  return html`<a class="${className}" href="${address({ ...view, isNextDay: true }, {})}" data-key="p">Préparer ${sayDay(view.list.next.day, view.now)} ${key("P")}</a>`;
}

function emptyState(view: CallsView): Piece {
  const { settled, next, late } = view.list;
  const followed = settled.length;
  const lines = next.groups.flatMap((group) => group.lines);
  return html`<div class="bo-split bo-empty"><div class="bo-message">${ridge}<h2>Plus personne à appeler aujourd’hui.</h2>
<p>${followed > 0 ? `${formatCount(followed, "appel passé", "appels passés")} : ${countOutcomes(settled)}.` : late.length === 0 ? "Aucune demande ne vous attend." : ""}</p>
<p class="bo-quiet">Une demande qui arrive s’affiche ici d’elle-même.</p>
<div class="bo-acts">${followed > 0 ? html`<a class="bo-b bo-b--pine" href="${address(view, { faits: "1" })}">Revoir ${followed > 1 ? `les ${followed} appels` : "l’appel"}</a>` : ""}${
    lines.length > 0 ? prepareLink(view, "bo-b") : html`<a class="bo-b" href="/${view.place.name}/resultats">Voir les résultats</a>`
  }</div>
${view.areSettledShown ? settledLines(view) : ""}</div>
<aside class="r"><h2 class="bo-h3">${capitalise(sayNamedDay(next.day, view.now))} : ${lines.length}</h2>${lines.length > 0 ? html`<p class="bo-quiet bo-small">${countKinds(lines)}</p>` : ""}<ol class="bo-next">${lines
    .slice(0, 12)
    .map(
      (line) =>
        html`<li><span class="bo-slot">${sayHour(line.due?.from ?? "")}</span><span><span class="bo-who">${plate(line.profession)}<span>${fullName(line.person)}</span></span><span class="bo-quiet bo-small">${subjectWords(line)}</span></span></li>`,
    )}</ol></aside></div>`;
}

/** « demain, mercredi 25 nov. » */
function sayNamedDay(day: string, now: Date): string {
  const near = sayDay(day, now);
  const full = sayFullDay(day).replace(/\s\d{4}$/, "");
  return full.startsWith(near) ? near : `${near}, ${full}`;
}

/** « 4 reports, 1 nouvelle demande » */
function countKinds(lines: readonly CallLine[]): string {
  const postponed = lines.filter(({ last }) => last !== undefined).length;
  const fresh = lines.length - postponed;
  return [
    postponed > 0 ? formatCount(postponed, "report") : "",
    fresh > 0 ? formatCount(fresh, "nouvelle demande", "nouvelles demandes") : "",
  ]
    .filter(Boolean)
    .join(", ");
}

function subjectWords({ requests: [request], last }: CallLine): string {
  const [found] = request?.table === "callback_requests" ? findAsked(request) : [];
  return [found ? `${found.programme.shortTitle}, ${found.format}` : "sans programme", last ? "à rappeler" : "nouvelle demande"].join(
    " · ",
  );
}

/** The opened line: the number, the outcomes, notes, consent and history. */
function panel(view: CallsView, line: CallLine): Piece {
  const { person } = line;
  const e164 = normalisePhone(person.telephone);
  const record = line.requests[0] ?? line.catalogues[0];
  const note = noteOf(person);
  return html`<aside class="bo-panel" aria-label="${fullName(person)}">
<div class="bo-name">${plate(line.profession)}<h2>${fullName(person)}</h2></div>
<p class="bo-quiet bo-small">${capitalise(sayProfession(line.profession))} · <span class="bo-ref">${record?.reference}</span> · <a href="/${view.place.name}/personnes?qui=${line.key}">toute sa fiche</a></p>
${
  line.isAllowed && e164
    ? html`<a class="bo-b bo-b--sun bo-callbtn" href="tel:${e164}" data-key="Enter">${icon("phone")}${sayPhone(person.telephone)}<kbd class="bo-k">Entrée</kbd></a>`
    : html`<p class="bo-notice bo-nocall">${icon("forbidden")}<b>${sayPhone(person.telephone)}</b> ${line.isAllowed ? "Ce numéro ne se compose pas." : refusalWords(line, view.now)}</p>`
}
${unwrittenAlert(view)}${view.isRefusalAsked ? refusalQuestion(view, line) : ""}
<form method="post" action="/${view.place.name}/appels/issue">${hiddenFields(view, line)}<button class="bo-default" name="issue" value="a-rappeler" tabindex="-1" hidden>Noter le rappel</button>
<section class="bo-sec"><h3 class="bo-h3">Issue de l'appel <small>une touche suffit, ${key("Z")} annule</small></h3>
<div class="bo-outs">
${outcome("joint", "J", "Joint", "a répondu, réfléchit")}
<details class="bo-outd"><summary class="bo-out" data-key="r">${key("R")}<b>À rappeler</b><span class="bo-tiny">choisir quand</span></summary>${whenChoices(view.now)}</details>
${outcome("inscrit", "I", "Inscrit", "inscription faite avec la personne")}
${outcome("sans-suite", "S", "Sans suite", "ne donne pas suite, peut redemander")}
<a class="bo-out bo-out--no" href="${address(view, { ligne: line.key, refus: "1" })}" data-key="n">${key("N")}<b>Ne plus appeler</b><span class="bo-tiny">vaut pour toutes ses demandes ; à confirmer</span></a>
</div></section>
<section class="bo-sec"><h3 class="bo-h3"><label for="note">Notes</label> <small>${key("E")} écrire${note ? html` · gardé à ${sayWhen(note.at, view.now)} par ${note.author}` : ""}</small></h3>
<textarea class="bo-note" id="note" name="note" data-key="e" maxlength="2000">${note?.note ?? ""}</textarea>
<button class="bo-b bo-b--s bo-keep" name="issue" value="note">Garder la note</button></section>
</form>
${consentSection(view, line)}
<section class="bo-sec"><h3 class="bo-h3">Historique</h3>${sayHistory(person, view.now)}</section></aside>`;
}

function outcome(value: string, letter: string, word: string, meaning: string): Piece {
  return html`<button class="bo-out" name="issue" value="${value}" data-key="${letter.toLowerCase()}">${key(letter)}<b>${word}</b><span class="bo-tiny">${meaning}</span></button>`;
}

/** R opens four times, 1 to 4. */
function whenChoices(now: Date): Piece {
  const { inAnHour, evening, nextMorning } = offerCallTimes(now);
  return html`<div class="bo-when">
<button name="issue" value="a-rappeler|${inAnHour}" data-key="1">${key("1")}dans 1 h</button>
<button name="issue" value="a-rappeler|${evening ?? ""}" data-key="2" ${evening ? "" : "disabled"}>${key("2")}ce soir, ${formatHours(slotHours["fin-de-journee"][0])}</button>
<button name="issue" value="a-rappeler|${nextMorning}" data-key="3">${key("3")}${sayDay(dayOf(nextMorning), now)}, ${sayHour(nextMorning)}</button>
<details class="bo-date"><summary data-key="4">${key("4")}autre date…</summary><label class="vh" for="quand">Jour et heure</label><input type="datetime-local" id="quand" name="quand" min="${parisDate(now)}T${sayClock(now)}" step="60"><button class="bo-b bo-b--s" name="issue" value="a-rappeler">Noter</button></details>
</div>`;
}

/** `09:05`, in Paris. */
function sayClock(now: Date): string {
  const { hour, minute } = clockOf(now.toISOString());
  return [hour, minute].map((part) => String(part).padStart(2, "0")).join(":");
}

function refusalQuestion(view: CallsView, line: CallLine): Piece {
  const count = line.person.records.length;
  return html`<form class="bo-alert bo-conf2" method="post" action="/${view.place.name}/appels/refus" role="alertdialog" aria-labelledby="refus-titre">${hiddenFields(view, line)}
<p id="refus-titre"><b>Ne plus appeler ${fullName(line.person)} ?</b></p><p>Vaut pour ${count > 1 ? `ses ${count} envois` : "son envoi"} et ceux à venir. Une nouvelle acceptation, donnée sur le site, resterait à confirmer avec la personne.</p>
<div class="bo-acts"><button class="bo-b bo-b--bad is-armed" data-key="n" data-first autofocus>Ne plus appeler ${key("N")}</button><a class="bo-b" href="${address(view, { ligne: line.key })}" data-key="Escape">Revenir ${key("Échap")}</a></div></form>`;
}

function consentSection({ sentences, now }: CallsView, { person }: CallLine): Piece | "" {
  const given = person.records.find(
    (record) => record.suspect !== HONEYPOT && (record.table === "callback_requests" || record.consent_phone),
  );
  if (!given) return "";
  const words = sentences.find(
    ({ record_table, version, channel }) =>
      record_table === given.table && version === given.consent_text_version && channel === "telephone",
  )?.words;
  const { state } = person.standing.telephone;
  const isAllowed = state === "accepted";
  return html`<section class="bo-sec"><h3 class="bo-h3">Consentement</h3><p class="bo-stand ${isAllowed ? "ok" : "no"}">${icon(isAllowed ? "tick" : "forbidden")}<b>${isAllowed ? "appel accepté" : state === "unsure" ? "à confirmer" : "ne plus appeler"}</b></p>
<div class="bo-say"><p>« ${words ?? "phrase inconnue"} »</p><footer class="bo-tiny">Cochée ${sayMoment(given.created_at, now)}, ${saySource({ source_page: given.source_page })}, version ${given.consent_text_version}.</footer></div></section>`;
}

/** What a change is based on. */
function hiddenFields(view: CallsView, line: CallLine): Piece {
  const lines = allLines(view.list);
  const index = lines.indexOf(line);
  const next =
    lines.slice(index + 1).find(({ isAllowed }) => isAllowed) ?? lines.slice(0, Math.max(0, index)).find(({ isAllowed }) => isAllowed);
  return html`<input type="hidden" name="ligne" value="${line.key}"><input type="hidden" name="vu" value="${JSON.stringify(seePerson(line.person))}"><input type="hidden" name="suivante" value="${next?.key ?? ""}"><input type="hidden" name="profession" value="${view.profession ?? ""}"><input type="hidden" name="${NEXT_DAY}" value="${view.isNextDay ? "1" : ""}"><input type="hidden" name="note_avant" value="${noteOf(line.person)?.note ?? ""}">`;
}

/** This screen with other parameters; the profession and the day are kept. */
export function address(
  { place, profession, isNextDay }: Pick<CallsView, "place" | "profession" | "isNextDay">,
  parameters: Record<string, string>,
): string {
  const query = new URLSearchParams({ ...(profession && { profession }), ...(isNextDay && { [NEXT_DAY]: "1" }), ...parameters }).toString();
  return `/${place.name}/appels${query ? `?${query}` : ""}`;
}

export function readProfession(text: string | undefined): Profession | undefined {
  return PROFESSIONS.find((profession) => profession === text);
}
