import "#tests/until-2026.ts";
import { describe, expect, test } from "vitest";
import { writeEmployerFile } from "#app/answer/write-employer-file.ts";
import { announceTotal, describeFoot, type Totals } from "#app/content/pages/selection.ts";
import { nameRemedy } from "#app/content/pages/selection-limits.ts";
import { findOffer } from "#app/content/programmes/find-offer.ts";
import { programmes as catalogue } from "#app/content/programmes/index.ts";
import { EMPLOYERS, PROFESSIONS, type Profession, STATUSES } from "#app/content/vocabulary.ts";
import { plainly } from "#tests/plain-text.ts";
import { type Choice, findLeaders, fulfils, listSets, repair, total } from "#tests/second-opinion.ts";
import { weighObligation } from "./obligation.ts";
import { compose, nameCombination } from "./propositions.ts";
import { findRemedies } from "./remedies.ts";
import { hoursAvailable } from "./rights.ts";
import { answerOffers } from "./said.server.ts";
import { listReferences, makeSelectable, type Selectable } from "./selectable.ts";
import { readSelection, writeSelection } from "./selection-address.ts";
import { addUp } from "./totals.ts";

/** Checks every state against a second implementation without shared code. */

const YEAR_HOURS: Record<Profession, number> = { generalistes: 21, infirmiers: 14 };
const TODAY = "2026-11-26";
const FUNDED = ["liberal-conventionne", "centre-de-sante"];
/** When every format ends in the period, and when none is published. */
const saidInSummer = answerOffers(catalogue, "2026-08-01");
const saidNextYear = answerOffers(catalogue, "2027-01-15");
const said = answerOffers(catalogue, TODAY);
const all = catalogue.map((programme) => makeSelectable(programme));
const euros = (cents: number) => `${(cents / 100).toLocaleString("fr-FR", cents % 100 ? { minimumFractionDigits: 2 } : {})} €`;
const clock = (hours: number) => `${Math.trunc(hours)} h${hours % 1 ? " 30" : ""}`;
const isMatch = (found: Totals, expected: Partial<Totals>) =>
  Object.entries(expected).every(([name, value]) => found[name as keyof Totals] === value);
const plain = (text: string) => plainly(text).replaceAll("\u202F", " ");

describe.each(PROFESSIONS)("%s", (profession) => {
  const programmes = all.filter((programme) => programme.profession === profession);
  const sets = listSets(catalogue, profession);
  const hoursAsked = [null, ...Array.from({ length: YEAR_HOURS[profession] + 1 }, (_, hours) => hours)];

  test("every selection survives its address, adds up, and has remedies beyond the hours", () => {
    // Where the agency pays nothing, hours limit nothing.
    for (const status of STATUSES)
      for (const hours of FUNDED.includes(status) ? hoursAsked : [null, 0, 14])
        for (const set of sets) {
          const address = `?profession=${profession}&statut=${status}&heures=${hours ?? "inconnues"}${
            set.length > 0 ? `&formats=${set.map(({ reference }) => reference).join(".")}` : ""
          }`;
          const { selection, dropped } = readSelection(new URLSearchParams(address), all, TODAY);
          const limit = FUNDED.includes(status) ? (hours ?? YEAR_HOURS[profession]) : null;
          const totals = addUp(selection.choices, said[status], hoursAvailable(selection));
          const over = limit === null ? 0 : Math.max(0, total(set, "hours") - limit);
          // Audits that start on that day end in a year of which nothing is published.
          const isKnown = set.length > 0 && set.every(({ format }) => format === "FC");
          const isPaid = limit !== null && over === 0 && isKnown;
          const isSelf = status === "remplacant-ou-autre" && set.length > 0;
          const paid = isPaid ? 0 : null;
          const expected: Partial<Totals> = {
            count: set.length,
            hours: total(set, "hours"),
            available: limit,
            hoursOver: over,
            indemnityInCents: isPaid ? total(set, "indemnity") : null,
            toPayInCents: isSelf ? total(set, "price") : paid,
            priceInCents: total(set, "price"),
          };
          const remedies = findRemedies(selection.choices, programmes, totals.available);
          const ways = remedies.map(({ choices, replaced, removed }) => ({
            changes: replaced.length + removed.length,
            hours: choices.reduce((sum, choice) => sum + choice.hours, 0),
          }));
          // One check instead of thousands of slow assertions.
          if (
            dropped.length > 0 ||
            writeSelection(selection) !== address ||
            !isMatch(totals, expected) ||
            JSON.stringify(ways) !== JSON.stringify(over > 0 && limit !== null ? repair(set, sets, limit) : [])
          )
            expect.fail(`${address}: ${JSON.stringify({ dropped, totals, expected, ways })}`);
          for (const { replaced, removed } of remedies) checkRemedy(replaced, removed, totals.hours);
          checkSentences(totals, address);
        }
  });

  function checkRemedy(replaced: readonly Selectable[], removed: readonly Selectable[], hours: number) {
    const words = nameRemedy({ replaced, removed, hours });
    const themes = [...replaced, ...removed].map(({ shortTitle }) => shortTitle);
    if (removed.length > 2 && !/[Rr]etirer [^,]+(, [^,]+)* et /.test(plain(words))) expect.fail(words);
    if (replaced.length < 2 && !themes.every((theme) => words.includes(theme))) expect.fail(words);
  }

  function checkSentences(totals: Totals, address: string) {
    const spoken = plain(announceTotal(totals));
    const foot = plain(describeFoot(totals));
    const { available, hoursOver, indemnityInCents, priceInCents, hours } = totals;
    const money = indemnityInCents === null ? euros(priceInCents) : euros(indemnityInCents);
    if (totals.count === 0) return;
    const isRight =
      hoursOver > 0
        ? spoken.includes(`${clock(hoursOver)} de trop`) && !/€/.test(spoken + foot)
        : spoken.includes(plain(money)) && (available === null) === !/sur \d/.test(spoken);
    if (!isRight || !foot.startsWith(clock(hours))) expect.fail(`${address}: ${spoken} / ${foot}`);
  }

  test("for each aim and selection, one proposition is as good as the best combination", () => {
    const byReference = new Map(programmes.flatMap(listReferences).map((one) => [one.reference, one]));
    const choicesOf = (set: readonly Choice[]) => set.map(({ reference }) => byReference.get(reference) as Selectable);
    const hoursOf = (set: Choice[]) => total(set, "hours");
    const auditedHours = (set: Choice[]) => hoursOf(set.filter(({ format }) => format !== "FC"));
    const check = (available: number | null, worth: "indemnity" | "more-hours" | "fewer-hours", inTime: readonly string[]) => {
      const within = sets.slice(1).filter((set) => available === null || hoursOf(set) <= available);
      const timely = within.filter((set) => set.every(({ format }) => inTime.includes(format)));
      const value = (set: Choice[]) =>
        worth === "indemnity" ? total(set, "indemnity") : hoursOf(set) * (worth === "fewer-hours" ? -1 : 1);
      const aims = [
        findLeaders(worth === "indemnity" ? within : [], value),
        findLeaders(timely, fulfils, (set) => -auditedHours(set), value),
        findLeaders(within.filter(fulfils), fulfils, (set) => -hoursOf(set), value),
        findLeaders(worth === "more-hours" ? within : [], value, fulfils),
      ];
      for (const set of sets) {
        const found = compose({
          programmes,
          available,
          worth,
          canEndInTime: ({ format }) => inTime.includes(format),
          isPeriodOpen: true,
          current: choicesOf(set),
        });
        const keptOf = (one: Choice[]) => one.filter(({ reference }) => set.some((ticked) => ticked.reference === reference)).length;
        for (const aim of aims.filter(({ length }) => length > 0)) {
          const best = findLeaders(aim, keptOf, ({ length }) => -length).map((one) => nameCombination(choicesOf(one)));
          if (!found.some(({ name }) => best.includes(name)))
            expect.fail(`${available} h, ${worth}, ${nameCombination(choicesOf(set))}: ${best}`);
        }
      }
    };
    for (const limit of hoursAsked.filter((hours) => hours !== null)) {
      check(limit, "more-hours", ["FC"]);
      if (limit % 7 === 0) check(limit, "indemnity", limit === 14 ? ["PI", "EPP", "FC"] : []);
    }
    check(null, "fewer-hours", ["FC"]);
  });

  test("a selection never claims to fulfil more of the obligation than it does", () => {
    for (const set of sets) {
      const address = new URLSearchParams({ formats: set.map(({ reference }) => reference).join(".") });
      const { choices } = readSelection(address, all, TODAY).selection;
      const { level, missing } = weighObligation(choices);
      expect(level).toBe(fulfils(set));
      if (set.length === 0) continue;
      const inSummer = addUp(choices, saidInSummer["liberal-conventionne"], null);
      expect(inSummer.missing).toEqual(missing);
      expect(plain(inSummer.text ?? "").includes("sont réunis")).toBe(fulfils(set) > 0);
      expect(addUp(choices, saidNextYear["liberal-conventionne"], null).text).not.toMatch(/réunis|obligation/);
    }
  });

  test("every employer's file requests the chosen formats, at one price, from one payer", () => {
    for (const employer of [null, ...EMPLOYERS])
      for (const set of sets.slice(1)) {
        const courses = set.map(({ reference }) => findOffer(reference) ?? expect.unreachable());
        const file = writeEmployerFile({ courses, profession, employer, today: TODAY, siteOrigin: "https://site.example" });
        const letter = plain([file.letter.about, file.letter.wish, file.letter.benefit, file.letter.request].join(" "));
        const annex = plain(JSON.stringify([file.cost.payer.rows, file.cost.cost.rows, file.cost.cost.sum]));
        const price = plain(euros(total(set, "price")));
        const isHospitalDoctor = profession === "generalistes" && employer === "hopital-public";
        const isRight =
          letter.includes(`de ${price} nets de taxe`) &&
          annex.includes(`"${price}"`) &&
          set.every(({ reference }) => letter.includes(reference) && annex.includes(reference)) &&
          letter.includes("DPC médical") === isHospitalDoctor &&
          annex.includes("DPC médical") === isHospitalDoctor &&
          letter.includes("plan de formation") === (profession === "infirmiers" && employer === "hopital-public") &&
          !(isHospitalDoctor && /ne finance pas|ne finance ni/.test(letter + annex));
        if (!isRight) expect.fail(`${employer}: ${letter} ${annex}`);
      }
  });
});
