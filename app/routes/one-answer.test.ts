import "#tests/until-2026.ts";
import { expect, test } from "vitest";
import { NOBODY, type Visitor } from "#app/answer/who.ts";
import { writeForAdviser } from "#app/answer/write-for-adviser.ts";
import { addDays } from "#app/content/days.ts";
import { formatEuros } from "#app/content/format.ts";
import { listOffers } from "#app/content/offers.ts";
import { professions } from "#app/content/professions.ts";
import { programmes } from "#app/content/programmes/index.ts";
import type { Offer, Programme } from "#app/content/programmes/programme-schema.ts";
import { employerFileAddress } from "#app/content/salaried-links.ts";
import { EMPLOYERS, type Format, PROFESSIONS, STATUSES } from "#app/content/vocabulary.ts";
import { agreedNovember2026, agreedOffers } from "#tests/agreed.ts";
import { plainly } from "#tests/plain-text.ts";
import { indemnityOf, scaleOf } from "#tests/references.ts";
import * as told from "#tests/told.ts";

/** On the days around each change of what is published, every place tells of an offer what a second model says. */

const DAYS = [
  ...["2026-09-17", "2026-09-18", "2026-11-26", "2026-11-29", "2026-12-17", "2026-12-18", "2026-12-20", "2026-12-31"],
  ...["2027-01-01", "2027-01-15", "2027-09-18", "2027-12-18", "2028-01-02", "2028-02-29"],
];

interface Asked {
  programme: Programme;
  format: Format;
  offer: Offer;
}

const offers: Asked[] = programmes.flatMap((programme) => listOffers(programme).map((offer) => ({ programme, ...offer })));
/** One programme of each profession, for addresses that ask for one offer. */
const sampled = PROFESSIONS.flatMap((profession) => {
  const [first] = programmes.filter((programme) => programme.profession === profession);
  return offers.filter(({ programme }) => programme === first);
});

const LAST_DAY = "2026-12-31";

/** What is published, in a few lines and without the code of the site. */
function model({ format, offer }: Asked, { status }: Visitor, day: string): Required<told.Told> {
  const ends = addDays(day, format === "FC" ? 14 : 105);
  const isFunded = ends <= LAST_DAY;
  const isExpired = day > LAST_DAY;
  const end = ends.slice(0, 4);
  if (status === "salarie" || status === "remplacant-ou-autre")
    return {
      payer: status === "salarie" ? "employer" : "self",
      end,
      isExpired,
      amount: isFunded ? "aucune" : "non publiée",
      label: null,
    };
  const label = isExpired ? "en 2025" : "barème 2025";
  return { payer: isFunded ? "agency" : "unknown", end, isExpired, amount: plainly(formatEuros(offer.indemnityInCents)), label };
}

/** Differences, with what each place told: a place that tells nothing is a fault too. */
function createLedger(day: string) {
  const differences: string[] = [];
  const heard = new Map<string, number>();
  return {
    differences,
    heard,
    write(place: string, asked: Asked, person: Visitor, found: told.Told) {
      const expected = model(asked, person, day);
      heard.set(place, (heard.get(place) ?? 0) + Object.keys(found).length);
      for (const key of Object.keys(found) as Array<keyof told.Told>)
        if (found[key] !== expected[key])
          differences.push(
            `${place}, ${asked.offer.reference}, ${asked.format}, ${person.status}, ${person.employer}: ${key} ${found[key]}, not ${expected[key]}`,
          );
    },
  };
}

const people: Visitor[] = [NOBODY, ...STATUSES.map((status) => ({ status, employer: null }))];

test.each(DAYS)("on %s every place says the same of each offer, to whoever reads it", async (day) => {
  const { write, differences, heard } = createLedger(day);
  const page = told.rememberPages(day);

  for (const person of people)
    for (const asked of offers) {
      const { programme, format, offer } = asked;
      const { reference } = offer;
      const query = person.status ? `statut=${person.status}` : "";
      const html = await page(`${programme.path}?format=${format}&${query}`);
      for (const [place, found] of Object.entries(told.readProgramme(html, reference))) write(place, asked, person, found);
      write("JSON-LD", asked, NOBODY, told.readJsonLd(html, reference));
      const list = await page(`${professions[programme.profession].listPath}?${query}`);
      write("list", asked, person, told.readListed(list, reference, format));
    }
  for (const asked of offers) write("feed", asked, NOBODY, told.readFeed(day, asked.offer.reference));

  const offerOf = (format: string) => sampled.find((asked) => asked.format === format) ?? expect.unreachable();
  for (const profession of PROFESSIONS)
    for (const status of STATUSES) {
      const { format, ...found } = told.readFinancing(await page("/financement"), profession, status);
      write("financing", offerOf(format), { status, employer: null }, found);
    }
  for (const { format, ...found } of told.readNextYear(await page("/et-en-2027"))) write("next year", offerOf(format), NOBODY, found);

  for (const status of STATUSES)
    for (const asked of sampled) {
      const { profession } = asked.programme;
      const address = `/ma-selection?profession=${profession}&statut=${status}&heures=inconnues&formats=${asked.offer.reference}`;
      for (const [place, found] of Object.entries(told.readSelected(await page(address))))
        write(place, asked, { status, employer: null }, found);
    }

  for (const employer of [null, ...EMPLOYERS])
    for (const asked of sampled) {
      const { profession } = asked.programme;
      const person: Visitor = { status: "salarie", employer };
      const address = employerFileAddress({ profession, employer, references: asked.offer.reference });
      for (const [place, found] of Object.entries(told.readFile(await page(address)))) write(place, asked, person, found);
      const { head, line, amount, reference } = writeForAdviser(asked, person, day);
      const words = plainly([head, line].join(" "));
      write("panel", asked, person, {
        ...told.readPayer(words),
        ...told.readEnd(words),
        ...told.readAmount(plainly(amount)),
        isExpired: plainly(reference).includes("sa suite"),
      });
    }

  expect([...new Set(differences)].slice(0, 20)).toEqual([]);
  // A letter names a later year only; rows name a year within a published period.
  for (const [place, facts] of heard) if (!/letter|row/.test(place)) expect(facts, place).toBeGreaterThan(0);
  expect(heard.size).toBe(day > LAST_DAY ? 12 : 13);
});

test("in November 2026 each offer has its agreed amount, scale, payer and year of the end, in a page and for tests that ask for them", async () => {
  const day = "2026-11-29";
  const page = told.rememberPages(day);
  const { label } = agreedNovember2026;
  for (const [path, format, reference, , amount] of agreedOffers) {
    const { card } = told.readProgramme(await page(`${path}?format=${format}`), reference);
    expect(card, reference).toEqual({ ...agreedNovember2026[format], amount, label, isExpired: false });
    expect([indemnityOf(reference, day), scaleOf(reference, day)], reference).toEqual([amount, label]);
  }
});
