import { sayHour } from "#people/french-time.ts";
import { OUTCOME_WORDS } from "#people/outcome-words.ts";
import { CliError } from "#scripts/toolbox.ts";
import { findCause } from "#workers/db/database-error.ts";
import { html, type Piece } from "./html.ts";
import type { Place } from "./places.ts";
import type { Form } from "./read-form.ts";

/** Shown when the stores do not answer: what visitors risk, what may be lost, and what to do. */

const RETRY_SECONDS = 15;

/** A change that could not be written: it stays in the page, to be sent again. */
export interface UnsavedChange {
  action: string;
  fields: Form;
}

interface Failure {
  place: Place;
  now: Date;
  cause: unknown;
  unsaved: UnsavedChange | null;
  /** What was asked for. */
  address: string;
}

export function renderFailure({ place, now, cause, unsaved, address }: Failure): Piece {
  const { pathname, search } = new URL(address);
  const back = unsaved ? `/${place.name}/appels` : `${pathname}${search}`;
  const isRemote = place.environment !== null;
  const innermost = findCause(cause);
  const reason = innermost instanceof CliError ? innermost.message : "La base a refusé la demande.";
  return html`<div class="bo-head"><h1>À appeler</h1><p class="bo-count bo-bad">liste non lue</p><div class="end">${sayHour(now.toISOString())}</div></div>
<div class="bo-message bo-fail"><div><h2>La base ne répond pas.</h2>
<p>${isRemote ? html`<b>Rien n'est perdu pour les visiteurs :</b> le site continue de recevoir leurs demandes et les garde à part. Ici, la liste ne peut être ni lue ni changée.` : html`Les données de cette machine ne peuvent être ni lues ni changées.`}</p>
<p>${reason}</p>
<div class="bo-acts">${isRemote ? command("npx wrangler login") : command("npm run setup")}
${
  unsaved
    ? html`<form method="post" action="${unsaved.action}" data-retry="${RETRY_SECONDS}">${Object.entries(unsaved.fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}<button class="bo-b bo-b--sun">Essayer de nouveau</button></form>`
    : html`<a class="bo-b bo-b--sun" href="${back}" data-retry="${RETRY_SECONDS}">Essayer de nouveau</a>`
}</div>
<p class="bo-quiet" role="status" data-retry-words></p></div>
${unsaved ? keptChange(unsaved, now) : ""}</div>`;
}

/** A fault of ours: which screen, and why. The base is not to blame, and waiting does not help. */
export function renderProgramFailure(screen: string, cause: unknown): Piece {
  return html`<div class="bo-head"><h1>${screen}</h1></div>
<div class="bo-message bo-fail"><div><h2>L’écran « ${screen} » n’a pas pu être affiché.</h2>
<p>La base répond, et rien n’y a été changé : c’est une erreur du programme, à signaler à qui s’en occupe.</p>
<p><code>${cause instanceof Error ? `${cause.name} : ${cause.message}` : "erreur inconnue"}</code></p></div></div>`;
}

function keptChange({ fields }: UnsavedChange, now: Date): Piece {
  const words: Record<string, string> = { ...OUTCOME_WORDS, note: "note" };
  const [outcome = ""] = (fields.issue ?? "").split("|");
  return html`<div class="bo-alert bo-kept"><h3 class="bo-h3">1 changement pas encore enregistré</h3><p><b>${fields.nom ? `${fields.nom}, ` : ""}${words[outcome] ?? "changement"}</b>, noté à ${sayHour(now.toISOString())}.</p>
<p>Il est gardé dans cette page et partira dès que la base répond. Ne fermez pas l'onglet.</p></div>`;
}

/** A command to copy. */
export function command(text: string): Piece {
  return html`<span class="bo-cmd"><code>${text}</code><button type="button" class="bo-b" data-copy="${text}">Copier</button></span>`;
}
