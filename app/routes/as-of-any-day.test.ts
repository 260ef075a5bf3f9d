import "#tests/until-2026.ts";
import { expect, test } from "vitest";
import { fundingAt } from "#app/answer/when.ts";
import { professions } from "#app/content/professions.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { PROFESSIONS, STATUSES } from "#app/content/vocabulary.ts";
import { readLines } from "#tests/plain-text.ts";
import { renderPage, screens } from "#tests/render-page.ts";

/** Within the period, its last day, the first after it, a later year, and a leap day. */
const DAYS = ["2026-11-26", "2026-12-20", "2026-12-31", "2027-01-01", "2027-09-01", "2028-02-29"];

/** Every screen, by profession and status where it depends on them. */
const addresses = [
  // A contract carries its own version date; without a profession, the employer's file leads elsewhere.
  ...screens.filter((path) => !/^\/(?:conditions-de-vente|politique-confidentialite|dossier-employeur)$/.test(path)),
  ...PROFESSIONS.flatMap((profession) =>
    STATUSES.flatMap((status) => {
      const [programme] = programmes.filter((one) => one.profession === profession);
      const reference = Object.values(programme?.formats ?? {})[0]?.reference;
      return [
        `/financement?profession=${profession}&statut=${status}`,
        `/ma-selection?profession=${profession}&statut=${status}&heures=14&formats=${reference}`,
        ...(status === "salarie" ? [`/dossier-employeur?profession=${profession}&employeur=hopital-public&formats=${reference}`] : []),
        `${professions[profession].listPath}?statut=${status}`,
        `${programme?.path}?statut=${status}`,
      ];
    }),
  ),
];

/** Statements that only a published year proves. */
const PROMISES =
  /Agence (?:la |nationale du DPC )?(?:paie|règle|finance|peut (?:vous|contribuer|régler))|elle (?:règle|ne finance)|Réglé par|^0 €.*éligible|\d h par an|[Ee]ncore réalisable|enveloppe annuelle|[Dd]eux types d’actions sur trois|Indemnité de l’Agence|L’Agence ne finance|100 % indemnisé/;
/** A past day or year, presented as future. */
const isStale = (year: number) =>
  new RegExp(
    `(?:avant le|jusqu’au) 31 décembre (?:${year - 1})|[Ee]n ${year - 1},? (?:si|l’|vous|votre)|n’est pas publiée? pour ${year - 1}|de ${year - 1} n’est pas publié|paiera en ${year - 1}|inscriptions ${year - 1}|(?:plafond|charge|jusqu’à)[^.«]{0,24}\\d h en ${year - 1}|formation en ${year - 1}|charge de ${year - 1}`,
  );
/** What was proved, told in the past. */
const WAS_TRUE = /valai(?:en)?t jusqu’au/;
const EMPTY =
  /<(p|li|dd|dt|td|th|h[1-4]|figcaption|summary)(?! role="status"| aria-live)(?: [^>]*)?>\s*<\/\1>|undefined|\bNaN\b|\[object|[{]\w+[}](?![^<]*<\/script>)/;

test.each(DAYS)("on %s no page states what is not proved for that day", async (day) => {
  const isProved = fundingAt(day) !== null;
  const stale = isStale(Number(day.slice(0, 4)));
  const found: string[] = [];
  let promises = 0;
  for (const address of addresses) {
    const html = await renderPage(address, day);
    const [empty] = EMPTY.exec(html.replace(/<script.*?<\/script>/gs, "")) ?? [];
    if (empty) found.push(`${address}: ${empty}`);
    for (const line of readLines(html)) {
      if (WAS_TRUE.test(line)) continue;
      if (stale.test(line)) found.push(`${address}: ${line}`);
      if (!PROMISES.test(line)) continue;
      promises += 1;
      if (!isProved) found.push(`${address}: ${line}`);
    }
  }
  expect([...new Set(found)].map((one) => one.slice(0, 240))).toEqual([]);
  if (isProved) expect(promises).toBeGreaterThan(20);
});
