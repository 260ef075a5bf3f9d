import { organisation } from "#app/content/organisation.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import { normalisePhone, sayPhone } from "#people/phone.ts";
import { lookUp } from "#people/record-words.ts";
import { html, type Piece } from "./html.ts";
import { icon, logo } from "./icons.ts";
import { describePlace, type Place, places } from "./places.ts";

/** The frame of every screen, and the parts that several screens share. */

export const SCREENS = [
  { path: "appels", label: "À appeler" },
  { path: "personnes", label: "Personnes" },
  { path: "resultats", label: "Résultats" },
  { path: "etat", label: "État" },
] as const;
export type Screen = (typeof SCREENS)[number]["path"];

export interface Shell {
  place: Place;
  screen: Screen;
  title: string;
  author: string;
  /** How many people are to be called; undefined until counted. */
  callCount?: number | undefined;
  /** How many faults are to be repaired; undefined until checked. */
  faultCount?: number | undefined;
  main: Piece;
  /** The footer: what the keys do on this screen. */
  keys: readonly KeyHelp[];
  /** At the end of the footer. */
  footEnd?: Piece | undefined;
}

interface KeyHelp {
  keys: readonly string[];
  does: string;
}

/** All shortcuts, grouped by where they work. */
const ALL_KEYS: ReadonlyArray<{ where: string; keys: readonly KeyHelp[] }> = [
  {
    where: "Partout",
    keys: [
      { keys: ["1", "2", "3", "4"], does: "changer d’écran" },
      { keys: ["/"], does: "chercher une personne" },
      { keys: ["↑", "↓"], does: "choisir une ligne" },
      { keys: ["Échap"], does: "fermer, revenir" },
      { keys: ["?"], does: "cette liste" },
    ],
  },
  {
    where: "À appeler",
    keys: [
      { keys: ["Entrée"], does: "composer le numéro" },
      { keys: ["J"], does: "joint" },
      { keys: ["R"], does: "à rappeler, puis 1 à 4 pour dire quand" },
      { keys: ["I"], does: "inscrit" },
      { keys: ["S"], does: "sans suite" },
      { keys: ["N"], does: "ne plus appeler, deux fois pour confirmer" },
      { keys: ["E"], does: "écrire une note" },
      { keys: ["P"], does: "préparer le jour suivant, ou en revenir" },
      { keys: ["Z"], does: "annuler la dernière issue" },
    ],
  },
  {
    where: "Personnes",
    keys: [
      { keys: ["C"], does: "corriger" },
      { keys: ["F"], does: "noter un refus" },
      { keys: ["D"], does: "répondre à une demande d’accès" },
    ],
  },
];

/** A native popover: Escape or a click outside closes it, without a script. */
function keyList(): Piece {
  return html`<div class="bo-allkeys" id="touches" popover role="dialog" aria-labelledby="touches-titre">
<div class="top"><h2 id="touches-titre">Toutes les touches</h2><button type="button" class="bo-b bo-b--s" popovertarget="touches" popovertargetaction="hide" autofocus>Fermer ${key("Échap")}</button></div>
<div class="groups">${ALL_KEYS.map(
    ({ where, keys }) =>
      html`<section><h3>${where}</h3><dl>${keys.map(({ keys, does }) => html`<dt>${keys.map(key)}</dt><dd>${does}</dd>`)}</dl></section>`,
  )}</div>
<p class="bo-quiet bo-small">Dans un champ, une touche écrit. « Effacer » n’a pas de touche, exprès.</p></div>`;
}

export function renderPage(shell: Shell): Piece {
  const { place, screen, title, author, main, keys, footEnd } = shell;
  return html`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} · ${place.label} · ${organisation.name}</title>
<link rel="icon" href="/icons/icon.svg">
<link rel="stylesheet" href="/assets/back-office.css">
<script type="module" src="/assets/back-office.js"></script>
</head>
<body class="bo">
<a class="skip" href="#contenu">Aller au contenu</a>
${band(place, screen)}
<header class="bo-bar">
  <a class="logo" href="/${place.name}/appels">${logo}${organisation.name}</a>
  <nav class="bo-tabs" aria-label="Écrans">${SCREENS.map(({ path, label }, index) => tab(shell, path, label, index + 1))}</nav>
  ${screen !== "personnes" && searchField(place)}
  <p class="bo-me bo-quiet bo-small">Vous : <b>${author}</b></p>
</header>
<main id="contenu">${main}</main>
<footer class="bo-keys" aria-label="Touches">
  ${keys.map(({ keys, does }) => html`<span>${keys.map(key)} ${does}</span>`)}
  <button type="button" class="bo-help" popovertarget="touches" data-key="?">${key("?")} toutes les touches</button>
  <button type="button" class="bo-link" data-keys-switch hidden aria-pressed="true">touches actives</button>
  ${footEnd && html`<span class="last">${footEnd}</span>`}
</footer>
${keyList()}
<p class="vh" role="status" id="annonce"></p>
</body>
</html>`;
}

function band(place: Place, screen: Screen): Piece {
  return html`<div class="bo-env bo-env--${place.name}">
  <span class="pip" aria-hidden="true"></span><b>${place.label}</b><span class="say">${describePlace(place)}</span>
  <nav class="bo-where" aria-label="Où travailler">${Object.values(places).map(
    ({ name, label }) => html`<a href="/${name}/${screen}" ${name === place.name ? html`aria-current="true"` : ""}>${label}</a>`,
  )}</nav>
</div>`;
}

function tab({ place, screen, callCount, faultCount }: Shell, path: Screen, label: string, digit: number): Piece {
  const isCurrent = path === screen;
  return html`<a href="/${place.name}/${path}" data-key="${digit}" ${isCurrent ? html`aria-current="page"` : ""}><kbd class="bo-k">${digit}</kbd>${label}${
    path === "appels" && callCount !== undefined ? html`<span class="n">${callCount}</span>` : ""
  }${path === "etat" && faultCount ? html`<span class="n n--bad" title="à réparer">${icon("warning")}${faultCount}</span>` : ""}</a>`;
}

function searchField(place: Place): Piece {
  return html`<form class="bo-find" role="search" method="post" action="/${place.name}/personnes"><input type="hidden" name="faire" value="chercher">${icon("search")}<input type="search" name="q" placeholder="Nom, téléphone, CIM-…" aria-label="Chercher une personne" autocomplete="off" data-key="/"><kbd class="bo-k">/</kbd></form>`;
}

export function key(name: string): Piece {
  return html`<kbd class="bo-k">${name}</kbd>`;
}

export const PLATES: Record<Profession, { letters: string; className: string; title: string }> = {
  generalistes: { letters: "MG", className: "mg", title: "médecin généraliste" },
  infirmiers: { letters: "IDE", className: "ide", title: "infirmier ou infirmière" },
};

/** The signpost plate that names the profession. */
export function plate(profession: Profession): Piece {
  const { letters, className, title } = lookUp(PLATES, profession) ?? { letters: profession, className: "", title: profession };
  return html`<span class="bo-plate ${className}" title="${title}">${letters}</span>`;
}

export function sayProfession(profession: Profession): string {
  return lookUp(PLATES, profession)?.title ?? profession;
}

/** A phone number as a link; as plain text when it cannot or must not be dialled. */
export function phoneLink(telephone: string, isAllowed: boolean): Piece {
  const e164 = normalisePhone(telephone);
  return isAllowed && e164
    ? html`<a class="bo-tel" href="tel:${e164}">${sayPhone(telephone)}</a>`
    : html`<span class="bo-tel bo-tel--off">${sayPhone(telephone)}</span>`;
}

export { capitalise } from "#people/capitalise.ts";

export function fullName({ prenom, nom }: { prenom: string; nom: string }): string {
  return `${prenom} ${nom}`.trim();
}
