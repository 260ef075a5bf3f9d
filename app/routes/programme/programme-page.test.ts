import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { organisation } from "#app/content/organisation.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { sampleQuestions } from "#app/content/sample-questions.ts";
import { plainly } from "#tests/plain-text.ts";
import { renderPage } from "#tests/render-page.ts";
import { SELECTION_STATES } from "#tests/selection-states.ts";

const DAY = "2026-11-29";
const [{ path, id }] = programmes as [(typeof programmes)[number]];

function readHeadings(html: string): string[] {
  return [...html.matchAll(/<h[123][^>]*>(.*?)<\/h[123]>/gs)].map(([, text = ""]) => plainly(text.replace(/<[^>]+>/g, "")).trim());
}

/** Until the end of the test. */
function provide<Key extends string, Value>(record: { [key in Key]: Value }, key: Key, value: Value): void {
  const before = record[key];
  record[key] = value;
  onTestFinished(() => {
    record[key] = before;
  });
}

const read = (html: string) => plainly(html.replace(/<[^>]+>/g, "")).replace(/\s+/g, " ");

test.each(programmes)("$path links to the other programmes of its profession", async ({ path, profession }) => {
  const [, siblings = ""] = /<nav aria-labelledby="autres"[^>]*>(.*?)<\/nav>/s.exec(await renderPage(path, DAY)) ?? [];
  const links = [...siblings.matchAll(/href="([^"]*)"/g)].map(([, to]) => to);
  expect(links).toEqual(programmes.filter((one) => one.profession === profession && one.path !== path).map((one) => one.path));
});

test.each(programmes)("$path is told in the agreed order", async ({ path, title }) => {
  const html = await renderPage(path, DAY);
  const order = [
    title,
    "Votre inscription",
    "À propos de cette formation",
    "Ce que vous saurez faire",
    "Votre parcours, étape par étape",
    "Comparer les formats",
    "En pratique",
    "Formateur expert",
    "Exemples d’avis",
    "Une question sur ce programme ?",
  ].map(plainly);
  expect(readHeadings(html).filter((heading) => order.includes(heading))).toEqual(order);
  const [box, about] = ["Je m’inscris maintenant", "À propos de cette formation"].map((words) => read(html).indexOf(plainly(words)));
  expect(box).toBeLessThan(about as number);
});

test("sample reviews say so once, above them, and carry no stars", async () => {
  for (const address of [path, "/"]) {
    const html = await renderPage(address, DAY);
    expect(read(html).split("Rédigés par nous, en attendant de vrais avis.")).toHaveLength(2);
    const quotes = html.match(/<figure.*?<\/figure>/gs) ?? [];
    expect(quotes.filter((quote) => quote.includes("<blockquote")).length).toBeGreaterThan(2);
    expect(quotes.filter((quote) => /5\/5|llustration/.test(quote))).toEqual([]);
  }
});

test("a rating leads to the note that says how it came about", async () => {
  expect(await renderPage(path, DAY)).toMatch(/<a [^>]*href="\/organisme#avis"/);
  expect(read(await renderPage("/organisme", DAY))).toContain(
    plainly("La période et le nombre de réponses paraîtront ici avant l’ouverture du site."),
  );
});

test("a named expert has a section, an unnamed one a row of « En pratique »", async () => {
  expect(await renderPage(path, DAY)).toMatch(/<details id="formateur-expert"/);
  provide(organisation, "expert", { name: "Dr Claire Martin", title: null });
  const html = await renderPage(path, DAY);
  expect(html).toMatch(/<h2 id="formateur-expert"/);
  expect(read(html)).toContain("Dr Claire Martin");
  expect(html).not.toContain('<details id="formateur-expert"');
});

const question = sampleQuestions[id];
if (!question) throw new Error(`${id} has no sample question`);
const validatedBy = "Dr Claire Martin, 3 décembre 2026";

test("where one enrols, the terms of sale are one click away", async () => {
  for (const address of [path, SELECTION_STATES["two programmes"] ?? ""]) {
    const [main = ""] = /<main.*<\/main>/s.exec(await renderPage(address, DAY)) ?? [];
    expect(main, address).toContain('href="/conditions-de-vente"');
  }
});

test("a sample question that no expert has confirmed is shown nowhere", async () => {
  for (const address of [path, "/"]) expect(await renderPage(address, DAY)).not.toContain("20 secondes de cours");
});

describe("a sample question that an expert has confirmed", () => {
  beforeEach(() => provide(question, "validatedBy", validatedBy));

  test("stands after the objectives, on its programme's page alone", async () => {
    const headings = readHeadings(await renderPage(path, DAY));
    const [objectives, asked, learnerPath] = ["Ce que vous saurez faire", "20 secondes de cours", "Votre parcours, étape par étape"].map(
      (title) => headings.indexOf(title),
    ) as [number, number, number];
    expect(asked).toBe(objectives + 1);
    expect(learnerPath).toBe(asked + 1);
    expect(await renderPage("/", DAY)).not.toContain("20 secondes de cours");
    expect(read(await renderPage(path, DAY))).not.toContain("à valider");
  });

  test("works without scripts and keeps the format", async () => {
    const html = await renderPage(`${path}?format=FC`, DAY);
    const [form = ""] = html.match(/<form[^>]*#reponse".*?<\/form>/s) ?? [];
    expect(form).toContain('<input type="hidden" name="format" value="FC"/>');
    const answer = async (letter: string) =>
      read((/<div id="reponse".*?<\/div>/s.exec(await renderPage(`${path}?essai=${letter}`, DAY)) ?? [""])[0]);
    const [well, wrong] = [await answer(question?.right ?? ""), await answer(question?.right === "a" ? "b" : "a")];
    expect(well).toContain("Bonne réponse.");
    expect(wrong).toContain("La bonne réponse :");
  });
});
