import "#tests/until-2026.ts";
import { expect, test } from "vitest";
import { employerFile } from "#app/content/pages/employer-file.ts";
import { financingPage } from "#app/content/pages/financing.ts";
import { selectionPage } from "#app/content/pages/selection.ts";
import * as limits from "#app/content/pages/selection-limits.ts";
import { takeAway } from "#app/content/pages/selection-take-away.ts";
import { payerWords } from "#app/content/payers/words.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { employers } from "#app/content/visitor.ts";
import { EMPLOYERS, PROFESSIONS, STATUSES } from "#app/content/vocabulary.ts";
import { makeSelectable } from "#app/features/selection/selectable.ts";
import { type Dropped, readSelection } from "#app/features/selection/selection-address.ts";
import { listTexts, plainly, readLines } from "#tests/plain-text.ts";
import { pain } from "#tests/references.ts";
import { renderPage } from "#tests/render-page.ts";
import { SELECTION_STATES } from "#tests/selection-states.ts";

/** Every text of selection, payers and employer's file must appear in some state. */

const DAY = "2026-11-26";

const addresses = [
  ...Object.values(SELECTION_STATES),
  ...["/financement", "/financement?statut=salarie"],
  ...PROFESSIONS.flatMap((profession) => STATUSES.map((status) => `/financement?profession=${profession}&statut=${status}`)),
  ...EMPLOYERS.map((employer) => `/dossier-employeur?profession=infirmiers&employeur=${employer}&formats=${pain.PI}`),
];

const ELSEWHERE = [
  ...Object.values(takeAway.copied),
  takeAway.copyFailed,
  // Shown while no year is published.
  ...Object.values(financingPage.unpublished),
  // Shown once the scale is confirmed; propositions then lead with the best paid, until then with the longest.
  financingPage.scale.checked,
  selectionPage.compose.kinds.fullest,
];

const words = (text: string) => plainly(text).replaceAll(/\s+/g, " ").trim();

test("every text of these pages is shown at some address", async () => {
  const pages = [selectionPage, limits, takeAway, financingPage, employerFile].map((texts) => ({ ...texts, meta: null, path: null }));
  const payersOf = PROFESSIONS.flatMap((profession) => Object.values(payerWords[profession]).map(({ name, text }) => [name, text]));
  const shown = new Set<string>();
  for (const address of addresses) for (const line of readLines(await renderPage(address, DAY))) shown.add(line);
  const seen = words([...shown].join("\n"));
  const written = listTexts([pages, employers, payersOf])
    .filter((text) => !text.startsWith("/"))
    .map((text) => words(text.replaceAll(/\*\*|\[([^\]]*)\]\([^)]*\)/g, "$1")));
  expect(written.length).toBeGreaterThan(100);
  expect(written.filter((text) => !seen.includes(text) && !ELSEWHERE.map(words).includes(text))).toEqual([]);
});

test("every reason for leaving out a value of the address is shown at some address", () => {
  const reasons: Record<Dropped["reason"], true> = {
    profession: true,
    status: true,
    hours: true,
    employer: true,
    reference: true,
    "other-profession": true,
    "second-format": true,
  };
  const selectable = programmes.map((programme) => makeSelectable(programme));
  const found = addresses.flatMap((address) => readSelection(new URL(address, "https://x.example").searchParams, selectable, DAY).dropped);
  expect(new Set(found.map(({ reason }) => reason))).toEqual(new Set(Object.keys(reasons)));
});
