import "#tests/until-2026.ts";
import { expect, test } from "vitest";
import { PROFESSIONS, STATUSES } from "#app/content/vocabulary.ts";
import { plainly, readLines } from "#tests/plain-text.ts";
import { renderPage } from "#tests/render-page.ts";

const FUNDED = "2026-11-29";
/** Nothing that starts then can end in a published year. */
const UNKNOWN = ["2026-12-20", "2027-01-02"];

/** The rows of the page, by the address of each. */
async function readRows(address: string, day: string) {
  const html = await renderPage(address, day);
  const rows = [...html.matchAll(/<details name="exercice-(\w+)"( open="")?.*?<div id="([\w-]+)".*?<\/details>/gs)];
  return rows.map(([row, profession, open, id]) => ({
    profession,
    id,
    isOpen: open !== undefined,
    text: plainly(readLines(row).join("\n")),
  }));
}

test("every exercise of both professions is answered in the page itself, all rows closed", async () => {
  const rows = await readRows("/financement", FUNDED);
  expect(rows.map(({ id }) => id)).toEqual(PROFESSIONS.flatMap((profession) => STATUSES.map((status) => `${status}-${profession}`)));
  expect(rows.filter(({ isOpen }) => isOpen)).toEqual([]);
  for (const { text } of rows) expect(text).toMatch(/La formation/);
});

test("the chosen row is open; without a profession, that of both", async () => {
  const open = async (address: string) => (await readRows(address, FUNDED)).filter(({ isOpen }) => isOpen).map(({ id }) => id);
  expect(await open("/financement?profession=infirmiers&statut=salarie")).toEqual(["salarie-infirmiers"]);
  expect(await open("/financement?statut=centre-de-sante")).toEqual(["centre-de-sante-generalistes", "centre-de-sante-infirmiers"]);
});

test("an open row says what it says closed", async () => {
  const texts = async (address: string) => (await readRows(address, FUNDED)).map(({ id, text }) => `${id}: ${text}`).sort();
  expect(await texts("/financement?profession=infirmiers&statut=salarie")).toEqual(await texts("/financement"));
});

test("the example ends in a year whose payer is published", async () => {
  for (const { id, text } of await readRows("/financement", FUNDED)) {
    expect(text, id).toContain(", FC, 6 h");
    expect(text.includes("0 €\n") || text.endsWith("0 €"), id).toBe(/liberal|centre/.test(String(id)));
    expect(text.includes("Réglé par l’Agence"), id).toBe(/liberal|centre/.test(String(id)));
  }
});

test.each(UNKNOWN)("on %s, no row promises a payer, a zero or what is left of the year", async (day) => {
  const rows = await readRows("/financement", day);
  const year = "2027";
  for (const { id, text } of rows.filter(({ id }) => /liberal|centre/.test(String(id)))) {
    expect(text, id).not.toMatch(/Réglé par|\n0 €|Il vous resterait|Vous recevez|L’Agence la règle|elle règle/);
    expect(text, id).toContain(`Payeur de ${year} non publié`);
    expect(text, id).toContain(day < "2027" ? "Fin en 2027 : ni le payeur ni l’indemnité" : "La prise en charge de 2027 n’est pas publiée");
  }
});

test("beside the title of a funded year, a sentence says when an action that starts now ends later", async () => {
  const sentence = "C’est la règle de 2026. Une action commencée aujourd’hui finit en 2027.";
  const says = async (day: string) => plainly(readLines(await renderPage("/financement", day)).join("\n")).includes(sentence);
  expect(await says("2026-12-17")).toBe(false);
  expect(await says("2026-12-18")).toBe(true);
  expect(await says("2026-12-31")).toBe(true);
  expect(await says("2027-01-01")).toBe(false);
});

test("what depends on a certificate stands beside the money it decides", async () => {
  const clause = "Aucune certification Qualiopi publiée à ce jour : un OPCO ou un fonds peut refuser.";
  for (const day of [FUNDED, ...UNKNOWN])
    for (const { id, text } of await readRows("/financement", day))
      expect(text.includes(clause), `${day} ${id}`).toBe(/OPCO|opérateur de compétences|Le FIF-PL peut/.test(text));
});

test("in a health centre nobody says who receives the indemnity", async () => {
  for (const { id, text } of await readRows("/financement", FUNDED)) {
    const isCentre = String(id).startsWith("centre");
    expect(text.includes("nous ne savons pas qui reçoit l’indemnité"), id).toBe(isCentre);
    if (isCentre) expect(text).not.toContain("Vous recevez");
  }
});

test("an employed doctor reads what the Agency can add, while it is published", async () => {
  const [doctor] = (await readRows("/financement", FUNDED)).filter(({ id }) => id === "salarie-generalistes");
  expect(doctor?.text).toContain("par une convention avec l’OPCO");
  const [later] = (await readRows("/financement", "2027-01-02")).filter(({ id }) => id === "salarie-generalistes");
  expect(later?.text).not.toContain("convention avec l’OPCO");
});

test("the specified title stands while a year is funded, with its star; later the page only asks whose", async () => {
  const title = async (day: string) =>
    plainly(/<h1[^>]*>(.*?)<\/h1>/s.exec(await renderPage("/financement", day))?.[1] ?? "").replaceAll(/<[^>]+>/g, "");
  expect(await title(FUNDED)).toBe("Une prise en charge à 100 %*");
  expect(await title("2027-01-02")).toBe("Votre prise en charge");
});

test("the scale shows each figure beside what is announced for the year, until that year ends", async () => {
  const read = async (day: string) => readLines(/id="bareme".*?<\/section>/s.exec(await renderPage("/financement", day))?.[0] ?? "");
  const now = await read(FUNDED);
  expect(now).toContain("Annoncé pour 2026");
  expect(now.filter((line) => line === "0 €").length).toBeGreaterThan(3);
  const later = await read("2027-01-02");
  expect(later.join()).not.toContain("Annoncé pour");
  expect(later).not.toContain("0 €");
});

test.each([FUNDED, ...UNKNOWN])("on %s, what is sure and what is not stands once, closed", async (day) => {
  const html = await renderPage("/financement", day);
  expect(html.match(/data-answer="proofs"/g)).toHaveLength(1);
  expect(html).not.toMatch(/<details data-answer="proofs"[^>]* open/);
});
