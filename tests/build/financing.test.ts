import { expect } from "vitest";
import { programmesOf } from "#app/content/programmes/index.ts";
import { PROFESSIONS, type Profession, STATUSES, type Status } from "#app/content/vocabulary.ts";
import { amountsOf, findAmounts } from "#tests/amounts.ts";
import { readText } from "./plain-browser.ts";
import { test } from "./site.ts";

/** « Qui paie ? »: what each answer must say, and the payers that it may not name. */

const PAYERS = ["L’Agence la règle", "elle règle la formation", "ANFH", "OPCO", "FAF-PM", "FIF-PL"];

function payersOf(profession: Profession, status: Status): string[] {
  const own = {
    "liberal-conventionne": ["L’Agence la règle"],
    "centre-de-sante": ["elle règle la formation"],
    salarie: ["ANFH", "OPCO"],
    "remplacant-ou-autre": [profession === "generalistes" ? "FAF-PM" : "FIF-PL"],
  } satisfies Record<Status, string[]>;
  return own[status];
}

const isFunded = (status: Status) => status === "liberal-conventionne" || status === "centre-de-sante";

for (const profession of PROFESSIONS)
  for (const status of STATUSES)
    test(`${profession}, ${status}: the answer names this visitor's payers, amounts and programmes alone`, async ({ browser }) => {
      const { main } = await browser.visit(`/financement?profession=${profession}&statut=${status}`);
      const answer = main.querySelector("#reponse") as Element;
      const text = readText(answer);
      for (const payer of PAYERS) expect(text.includes(payer), payer).toBe(payersOf(profession, status).includes(payer));

      const own = programmesOf(profession);
      const others = PROFESSIONS.filter((one) => one !== profession).flatMap(programmesOf);
      for (const { shortTitle } of others.filter((other) => !own.some(({ shortTitle }) => shortTitle === other.shortTitle)))
        expect(text).not.toContain(shortTitle);
      const indemnities = own.flatMap(({ formats }) => Object.values(formats).map(({ indemnityInCents }) => indemnityInCents / 100));
      const found = findAmounts(text).map((amount) => Number.parseFloat(amount.replace(",", ".")));
      expect(found.some((amount) => indemnities.includes(amount))).toBe(isFunded(status));
      expect(own.flatMap(amountsOf)).toEqual(expect.arrayContaining(findAmounts(text).filter((amount) => amount !== "0 €")));
      if (status === "salarie") expect(text).not.toContain("0 €".replace(" ", "\u00A0"));

      expect(main.querySelector('nav .plate[aria-current="true"]')).not.toBeNull();
      for (const link of answer.querySelectorAll('a[href^="/ma-selection"], a[href^="/dossier-employeur"]'))
        expect(new URL(String(link.getAttribute("href")), "https://site.example").search).toMatch(
          new RegExp(`^\\?profession=${profession}&statut=${status}(&|$)`),
        );
    });

test("without a status no plate is full and nothing is answered; without a profession it is asked", async ({ browser }) => {
  const plain = await browser.visit("/financement");
  expect(plain.main.querySelector("nav .plate[aria-current]")).toBeNull();
  expect(plain.main.querySelector("#reponse")).toBeNull();
  const { main } = await browser.visit("/financement?statut=salarie");
  expect([...main.querySelectorAll("#reponse a")].map((link) => link.getAttribute("href"))).toEqual(
    PROFESSIONS.map((profession) => `/financement?profession=${profession}&statut=salarie#reponse`),
  );
});

test("the scale has one row per format and duration", async ({ browser }) => {
  const { main } = await browser.visit("/financement");
  const rows = [...main.querySelectorAll("#bareme tbody tr")].map((row) => readText(row).replace(/\s+/g, " "));
  for (const row of ["PI 10 h 779 € 450 € 45 €", "FC 7 h 178,50 € 115,50 € 16,50 €", "EPP 4 h 296,40 € 121,60 € 30,40 €"])
    expect(
      rows.some((text) => text.replace(/\s/g, "").includes(row.replace(/\s/g, ""))),
      row,
    ).toBe(true);
  expect(readText(main.querySelector("#bareme") as Element)).toMatch(/« Jusqu’à 950 € »[^«]*au plus 900 €/);
  expect(readText(main.querySelector("#bareme") as Element)).toMatch(/« Jusqu’à 357 € »[^«]*au plus 364,80 €/);
});
