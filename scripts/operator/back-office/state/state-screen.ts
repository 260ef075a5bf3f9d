import { parisDate } from "#app/content/dated.ts";
import { formatCount, formatNumber } from "#app/content/format.ts";
import { privacy } from "#app/content/legal/constants.ts";
import { organisation } from "#app/content/organisation.ts";
import { professions } from "#app/content/professions.ts";
import { addDays } from "#app/features/callback/working-days.ts";
import { dayOf, sayDuration, sayHour, sayMoment, sayShortDay } from "#people/french-time.ts";
import type { Backup } from "#scripts/operator/leads/backup-files.ts";
import type { Unannounced } from "#workers/db/announcements.ts";
import { TASK_NAMES } from "#workers/db/task-runs.ts";
import { command } from "../failure-screen.ts";
import { html, type Piece } from "../html.ts";
import { icon } from "../icons.ts";
import type { Place } from "../places.ts";
import { capitalise } from "../shell.ts";
import { CHANNEL_WORDS, type Fault, listFaults, remoteOptions, sayTask } from "./faults.ts";
import type { Look } from "./look-around.ts";

/** « État »: faults first, each with how to repair it. */

const NIGHTS_SHOWN = 7;
const FINDINGS_SHOWN = 6;
const NUMBERS = ["", "Une chose", "Deux choses", "Trois choses", "Quatre choses", "Cinq choses", "Six choses"];

export function renderState(look: Look, message: string | undefined): Piece {
  const faults = listFaults(look);
  return html`<div class="bo-wide bo-state"><div class="bo-head"><h1>État</h1><p class="bo-quiet">Regardé à ${sayHour(look.now.toISOString())}, en ${formatNumber(Math.max(0.1, look.tookMs / 1000))} s</p><div class="end"><a class="bo-b bo-b--s" href="/${look.place.name}/etat">Regarder de nouveau</a></div></div>
<p class="bo-lede">${verdict(faults)}</p>${message ? html`<p class="bo-notice bo-said" role="status">${icon("tick")}${message}</p>` : ""}
${faults.length > 0 ? html`<ol class="bo-wrong">${faults.map((fault, index) => renderFault(look.place, fault, index === 0))}</ol>` : ""}
<div class="bo-pairs">${waitingTable(look)}${tasksTable(look)}${cataloguesTable(look)}${backupsPart(look)}${launchPart(look)}${versionsPart(look)}</div></div>`;
}

function verdict(faults: readonly Fault[]): Piece {
  const grave = faults.filter(({ isGrave }) => isGrave).length;
  const soft = faults.length - grave;
  if (faults.length === 0) return html`Tout va bien.`;
  const watched = soft === 1 ? "une à surveiller" : `${soft} à surveiller`;
  if (grave === 0) return html`Rien à réparer, ${watched}. Tout le reste va bien.`;
  return html`<span class="bo-bad">${NUMBERS[grave] ?? `${grave} choses`} à réparer</span>${soft > 0 ? `, ${watched}` : ""}. Tout le reste va bien.`;
}

function renderFault(place: Place, { isGrave, words, meaning, gesture }: Fault, isFirst: boolean): Piece {
  const look = isFirst && isGrave ? "bo-b--sun" : "";
  return html`<li class="${isGrave ? "" : "soft"}">${icon(isGrave ? "warning" : "clock")}<p>${words}<small>${meaning}</small></p><div class="do">${
    gesture?.kind === "put-away"
      ? html`<form method="post" action="/${place.name}/etat/ranger"><button class="bo-b ${look}">Ranger maintenant</button></form>`
      : gesture?.kind === "quarantine"
        ? html`<a class="bo-b ${look}" href="/${place.name}/etat/quarantaine">Voir et réparer</a>`
        : gesture
          ? command(gesture.command)
          : ""
  }</div></li>`;
}

function ok(words: string): Piece {
  return html`<span class="bo-stand ok">${icon("tick")}${words}</span>`;
}

function ko(words: string): Piece {
  return html`<span class="bo-stand no">${icon("warning")}${words}</span>`;
}

const UNKNOWN = html`<span class="bo-quiet">inconnu</span>`;

function waitingTable({ outbox, channels, now, place }: Look): Piece {
  const age = (since: string | null | undefined) => (since ? sayDuration(now.getTime() - Date.parse(since)) : "–");
  const row = (label: string, count: number | undefined, oldest: string, state: Piece) =>
    html`<tr><th scope="row">${label}</th><td class="r tot">${count === undefined ? "–" : formatNumber(count)}</td><td class="r">${oldest}</td><td class="r">${state}</td></tr>`;
  return html`<section><h2 class="bo-h3">Attente et annonces</h2><table class="bo-t"><caption class="vh">Attente et annonces</caption><thead><tr><th scope="col"><span class="vh">Quoi</span></th><th scope="col" class="r">Nombre</th><th scope="col" class="r">Plus ancien</th><th scope="col" class="r"><span class="vh">État</span></th></tr></thead><tbody>${row(
    "En attente d’être rangés",
    outbox?.waiting.count,
    age(outbox?.waiting.since),
    outbox ? (outbox.waiting.count > 0 ? ko("à ranger") : ok("bien")) : UNKNOWN,
  )}${row("En quarantaine", outbox?.quarantined.count, age(outbox?.quarantined.since), outbox ? (outbox.quarantined.count > 0 ? ko("à réparer") : ok("bien")) : UNKNOWN)}${channels.map(
    ({ channel, isSet, waiting }) =>
      row(
        `À annoncer ${CHANNEL_WORDS[channel]}`,
        isSet === false ? undefined : waiting?.count,
        isSet === false ? "–" : age(waiting?.oldest),
        sayChannel(place, isSet, waiting),
      ),
  )}</tbody></table></section>`;
}

function sayChannel({ environment }: Place, isSet: boolean | null, waiting: Unannounced | null): Piece {
  if (isSet === false) return html`<span class="bo-quiet">pas réglé</span>`;
  if (!waiting) return UNKNOWN;
  if (waiting.count === 0) return isSet === null ? html`<span class="bo-quiet">rien n’attend</span>` : ok("bien");
  if (environment === null) return html`<span class="bo-quiet">sans tâche en local</span>`;
  return ko(waiting.failed > 0 ? "échoue, réessayé" : "à voir");
}

const RETENTION_YEARS = privacy.otherRetentionYears;

function tasksTable({ tasks, now, place }: Look): Piece {
  const rows = [
    { name: TASK_NAMES.everyMinute, label: "Ranger, surveiller, annoncer", next: "chaque minute" },
    { name: TASK_NAMES.nightly, label: `Effacer ce qui a ${RETENTION_YEARS}\u00A0ans`, next: "chaque nuit" },
    { name: TASK_NAMES.weekly, label: "Envoyer le résumé", next: "chaque lundi" },
  ];
  return html`<section><h2 class="bo-h3">Tâches programmées</h2><table class="bo-t"><caption class="vh">Tâches programmées</caption><thead><tr><th scope="col"><span class="vh">Tâche</span></th><th scope="col" class="r">Dernière</th><th scope="col" class="r">Passe</th><th scope="col" class="r"><span class="vh">État</span></th></tr></thead><tbody>${rows.map(
    ({ name, label, next }) => {
      const run = tasks?.find((task) => task.name === name);
      const state = !tasks
        ? UNKNOWN
        : !run
          ? html`<span class="bo-quiet">${place.environment === null ? "pas en local" : "pas encore"}</span>`
          : run.failed !== ""
            ? ko(`échec : ${run.failed.split(" ").map(sayTask).join(", ")}`)
            : ok(`en ${formatNumber(Math.max(0.1, run.took_ms / 1000))}\u00A0s`);
      return html`<tr><th scope="row">${label}</th><td class="r">${run ? sayMoment(run.started_at, now).replace(/^aujourd’hui, /, "") : "–"}</td><td class="r">${next}</td><td class="r">${state}</td></tr>`;
    },
  )}</tbody></table></section>`;
}

function cataloguesTable({ catalogues }: Look): Piece {
  return html`<section><h2 class="bo-h3">Catalogues en ligne</h2><table class="bo-t"><caption class="vh">Catalogues en ligne</caption><thead><tr><th scope="col"><span class="vh">Catalogue</span></th><th scope="col">Version</th><th scope="col" class="r">Mis en ligne</th><th scope="col" class="r">Taille</th><th scope="col" class="r"><span class="vh">État</span></th></tr></thead><tbody>${(
    catalogues ?? []
  ).map(
    ({ profession, published }) =>
      html`<tr><th scope="row">${professions[profession].catalogueLabel}</th><td>${published ? html`${organisation.catalogueEdition}, <code>${published.version}</code>` : "–"}</td><td class="r">${published ? sayShortDay(dayOf(published.publishedAt)) : "–"}</td><td class="r">${published ? saySize(published.sizeInBytes) : "–"}</td><td class="r">${published ? (published.isWhole ? ok("intact") : ko("abîmé")) : ko("absent")}</td></tr>`,
  )}</tbody></table></section>`;
}

function saySize(bytes: number): string {
  return bytes >= 1_000_000 ? `${formatNumber(bytes / 1_000_000)}\u00A0Mo` : `${formatNumber(Math.round(bytes / 1000))}\u00A0ko`;
}

function backupsPart({ backups, now, place }: Look): Piece {
  const nights = Array.from({ length: NIGHTS_SHOWN }, (_, index) => addDays(parisDate(now), index - NIGHTS_SHOWN + 1));
  const verified = backups.filter(({ isVerified }) => isVerified);
  const [last] = verified;
  const night = (day: string) => {
    const ofDay = ({ at }: Backup) => dayOf(at) === day;
    const good = verified.find(ofDay);
    if (good) return { look: "", words: saySize(good.sizeInBytes) };
    if (backups.some(ofDay)) return { look: "ko", words: "échouée" };
    return place.environment === "production" ? { look: "ko", words: "absente" } : { look: "none", words: "–" };
  };
  return html`<section><h2 class="bo-h3">Sauvegardes <small>sur cette machine, 7 derniers jours</small></h2><ol class="bo-nights">${nights.map(
    (day) => {
      const { look, words } = night(day);
      return html`<li class="${look}">${Number(day.slice(8))}<br>${words}</li>`;
    },
  )}</ol><p class="bo-quiet bo-small">${last ? html`La dernière bonne date de ${sayMoment(last.at, now)} ; elle a été remise en place dans une base vide, pour preuve.` : html`Aucune encore. ${command(`npm run leads -- backup${remoteOptions(place)}`)}`}</p></section>`;
}

function launchPart({ launch }: Look): Piece {
  if (!launch) return html`<section><h2 class="bo-h3">Contrôle de lancement</h2><p>${UNKNOWN}</p></section>`;
  const { blocking, toConfirm } = launch;
  const shown = [...blocking, ...toConfirm].slice(0, FINDINGS_SHOWN);
  const rest = blocking.length + toConfirm.length - shown.length;
  return html`<section><h2 class="bo-h3">Contrôle de lancement <small>${blocking.length === 0 ? html`<b>rien ne bloque</b>` : html`<b>${formatCount(blocking.length, "point bloque", "points bloquent")}</b>`}</small></h2>${
    shown.length === 0
      ? html`<p>${ok("Tout est réglé ou accepté.")}</p>`
      : html`<table class="bo-t"><caption class="vh">Points qui manquent</caption><tbody>${shown.map(
          (finding) =>
            html`<tr><td>${capitalise(finding.text)}</td><td class="r">${finding.severity === "blocking" ? ko("bloque") : html`<span class="bo-quiet">à confirmer</span>`}</td></tr>`,
        )}</tbody></table>`
  }<p class="bo-after">${rest > 0 ? `Et ${formatCount(rest, "autre")}. ` : ""}${command("npm run launch-check")}</p></section>`;
}

function versionsPart({ versions: { online, previous, copy }, place, now }: Look): Piece {
  return html`<section><h2 class="bo-h3">Version en ligne</h2><table class="bo-t"><caption class="vh">Version en ligne</caption><tbody>
<tr><th scope="row">En ligne</th><td>${place.environment === null ? "rien : vous êtes sur cette machine" : online ? `mise ${sayMoment(online.at, now)}` : "inconnue"}</td><td class="r bo-ref"><code>${online?.id.slice(0, 8) ?? "–"}</code></td></tr>
<tr><th scope="row">Votre copie</th><td>${copy ? html`${copy.ahead ? `${formatCount(copy.ahead, "changement")} de plus, ` : ""}${sayMoment(new Date(copy.at).toISOString(), now)}` : "sans historique"}</td><td class="r bo-ref"><code>${copy?.commit ?? "–"}</code></td></tr>
${previous ? html`<tr><th scope="row">Pour revenir</th><td>version du ${sayShortDay(dayOf(previous.at), now)}</td><td class="r"><code>npx wrangler rollback ${previous.id.slice(0, 8)}</code></td></tr>` : ""}</tbody></table></section>`;
}

export interface QuarantinedRecord {
  key: string;
  since: string;
  /** Null when it cannot be read at all. */
  fields: { name: string; text: string; fault: string | null }[] | null;
}

/** The records in quarantine, field by field: once repaired they are sent again. */
export function renderQuarantine(place: Place, records: readonly QuarantinedRecord[], now: Date, message: string | undefined): Piece {
  return html`<div class="bo-wide bo-state"><div class="bo-head"><h1>Quarantaine</h1><p class="bo-quiet">${records.length === 0 ? "Vide." : "Ce que la base a refusé. Corrigez, puis renvoyez."}</p><div class="end"><a class="bo-b bo-b--s" href="/${place.name}/etat" data-key="Escape">Revenir à l'état</a></div></div>
${message ? html`<p class="bo-notice bo-said" role="status">${message}</p>` : ""}${records.map(
  ({ key, since, fields }) =>
    html`<section class="bo-repair"><h2 class="bo-h3">Mis à part ${sayMoment(since, now)}</h2><p class="bo-quiet bo-small"><code>${key}</code></p>${
      fields
        ? html`<form method="post" action="/${place.name}/etat/quarantaine"><input type="hidden" name="cle" value="${key}"><div class="bo-fields">${fields.map(
            ({ name, text, fault }, index) =>
              html`<div class="bo-field"><label for="f-${key}-${index}">${name}</label><input id="f-${key}-${index}" name="champ:${name}" value="${text}" autocomplete="off"${fault ? html` aria-invalid="true" aria-describedby="e-${key}-${index}"` : ""}>${fault ? html`<p class="bo-bad bo-small" id="e-${key}-${index}">${icon("warning")}${fault}</p>` : ""}</div>`,
          )}</div><div class="bo-foot"><span></span><button class="bo-b bo-b--pine">Renvoyer dans la base</button></div></form>`
        : html`<p>Rien de lisible. Il reste à part jusqu'à la fin de sa durée de conservation.</p>`
    }</section>`,
)}</div>`;
}
