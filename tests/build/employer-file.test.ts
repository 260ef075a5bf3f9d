import { expect } from "vitest";
import { payerFacts } from "#app/content/payers/records.ts";
import { payerWords } from "#app/content/payers/words.ts";
import { programmesOf } from "#app/content/programmes/index.ts";
import { employerFileAddress } from "#app/content/salaried-links.ts";
import { EMPLOYERS, PROFESSIONS, STATUSES } from "#app/content/vocabulary.ts";
import { plainly } from "#tests/plain-text.ts";
import { endometriosis, iatrogenicHarm, pain, priceOf } from "#tests/references.ts";
import { readText } from "./plain-browser.ts";
import { test } from "./site.ts";

// The amounts, references and payers of every file: scripts/catalogues/one-payer.test.ts and app/features/selection/whole-space.test.ts.

for (const profession of PROFESSIONS)
  test(`${profession}: a file names only its employer's payer and sources, on three sheets`, async ({ browser }) => {
    const [programme] = programmesOf(profession);
    const references = programme?.formats[programme.defaultFormat]?.reference ?? "";
    for (const employer of [...EMPLOYERS, null]) {
      const { main } = await browser.visit(employerFileAddress({ profession, employer, references }));
      const sheets = [...main.querySelectorAll(".pack-sheet")];
      expect(sheets).toHaveLength(3);
      const text = plainly(sheets.map(readText).join("\n"));
      const { sources } = payerFacts[profession][employer ?? "salarie"];
      expect(text).toContain(plainly(payerWords[profession][employer ?? "salarie"].text));
      for (const other of EMPLOYERS.filter((one) => one !== employer))
        expect(text).not.toContain(plainly(payerWords[profession][other].text));
      const links = sheets.flatMap((sheet) => [...sheet.querySelectorAll("a")]).map((link) => link.getAttribute("href"));
      expect(links).toEqual(sources.filter(({ readOn }) => readOn !== null).map(({ url }) => url));
    }
  });

test("the letter has blanks to fill in, and no mark of ours", async ({ browser }) => {
  const { main } = await browser.visit(employerFileAddress({ profession: "infirmiers", employer: "hopital-public", references: pain.PI }));
  const letter = main.querySelector("#lettre") as Element;
  expect(letter.querySelectorAll("svg, img")).toHaveLength(0);
  expect(readText(letter)).not.toContain("Cimes DPC");
  expect(letter.querySelectorAll(".pack-blank")).toHaveLength(8);
  const fields = [...main.querySelectorAll("input:not([type=hidden])")];
  expect(fields).toHaveLength(8);
  expect(fields.filter((field) => field.hasAttribute("name"))).toEqual([]);
});

test("several programmes have an annex each and one total", async ({ browser }) => {
  const chosen = [pain.PI, iatrogenicHarm.EPP];
  const { main } = await browser.visit(employerFileAddress({ profession: "infirmiers", references: chosen.join(".") }));
  expect([...main.querySelectorAll(".pack-sheet")].map(({ id }) => id)).toEqual(["lettre", ...chosen, "annexe-2"]);
  const rows = [...main.querySelectorAll(".pack-cost tr")].map((row) => plainly(readText(row)));
  expect(rows.slice(1)).toEqual([
    expect.stringMatching(new RegExp(`${pain.PI}.*${priceOf(pain.PI)}`)),
    expect.stringMatching(new RegExp(`${iatrogenicHarm.EPP}.*${priceOf(iatrogenicHarm.EPP)}`)),
    expect.stringMatching(/en ligne.*aucun/),
    expect.stringMatching(new RegExp(`Total net de taxe.*${priceOf(...chosen)}`)),
  ]);
  for (const reference of chosen) expect(readText(main.querySelector("#lettre") as Element)).toContain(reference);
});

test("a reference that is left out is named with the reason", async ({ browser }) => {
  const references = `${pain.PI}.${pain.EPP}.${endometriosis.PI}.9A0X0000000`;
  const { main } = await browser.visit(employerFileAddress({ profession: "infirmiers", employer: "prive", references }));
  const notices = plainly(readText(main.querySelector(".pack-main") as Element));
  expect(notices).toContain(`${pain.EPP} (EPP, Douleur) : un seul format par programme, nous gardons le PI ${pain.PI}`);
  expect(notices).toMatch(new RegExp(`${endometriosis.PI} .* s’adresse aux médecins généralistes`));
  expect(notices).toMatch(/9A0X0000000 n’est pas dans notre catalogue/);
  expect([...main.querySelectorAll(".pack-sheet")]).toHaveLength(3);
});

for (const status of STATUSES.filter((one) => one !== "salarie"))
  test(`${status}: the address of a file leads to who pays instead`, async ({ browser }) => {
    const { url, main } = await browser.visit(`/dossier-employeur?profession=infirmiers&statut=${status}&formats=${pain.PI}`);
    expect(url.pathname + url.search).toBe(`/financement?profession=infirmiers&statut=${status}`);
    expect(main.querySelector("#reponse")).not.toBeNull();
  });

test("without a format the file lists those of the profession, without a profession financing leads to that of each", async ({
  browser,
}) => {
  const nurse = { profession: "infirmiers", employer: "cabinet" } as const;
  const { main } = await browser.visit(employerFileAddress(nurse));
  const offered = [...main.querySelectorAll('[aria-labelledby="quelle-formation"] a')].map((link) => String(link.getAttribute("href")));
  const formats = programmesOf("infirmiers").flatMap((programme) => Object.values(programme.formats));
  expect(offered).toEqual(formats.map(({ reference }) => employerFileAddress({ ...nurse, references: reference })));
  const asking = await browser.visit("/dossier-employeur");
  for (const profession of PROFESSIONS)
    expect(asking.main.querySelector(`details[open] a[href="${employerFileAddress({ profession })}"]`)).not.toBeNull();
});
