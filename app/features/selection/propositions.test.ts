import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { programmesOf } from "#app/content/programmes/index.ts";
import { FORMATS, type Format, PROFESSIONS } from "#app/content/vocabulary.ts";
import { arbitraryProgrammes } from "#tests/arbitrary-catalogue.ts";
import { gpVaccination, mobilePain } from "#tests/references.ts";
import { sampleProgrammes } from "#tests/sample-catalogue.ts";
import { weighObligation } from "./obligation.ts";
import { compose, listCombinations, type Proposition } from "./propositions.ts";
import { listReferences, makeSelectable, type Selectable, type SelectableProgramme } from "./selectable.ts";

const generalists = sampleProgrammes("generalistes");
const nurses = sampleProgrammes("infirmiers");

type Worth = Parameters<typeof compose>[0]["worth"];
const WORTHS = ["indemnity", "more-hours", "fewer-hours"] as const;
const always = (_format: Format): boolean => true;

function composeFor(
  programmes: readonly SelectableProgramme[],
  available: number | null,
  { worth = "indemnity" as Worth, canEndInTime = always, current = [] as readonly Selectable[] } = {},
): Proposition[] {
  return compose({ programmes, available, worth, canEndInTime, current });
}

function describeAll(propositions: readonly Proposition[]) {
  return propositions.map(({ kind, choices, hours, indemnityInCents }) => [
    kind,
    choices.map(({ format, reference }) => `${format} ${reference}`).join(", "),
    hours,
    indemnityInCents / 100,
  ]);
}

describe("on a catalogue whose best ways are worked out by hand", () => {
  test("a doctor with 14 hours earns the most with an integrated programme and an audit", () => {
    expect(describeAll(composeFor(generalists, 14))).toEqual([
      ["fullest", "PI 9A0X2499002, EPP 9A0X2499015", 14, 630],
      ["inTime", "EPP 9A0X2499013, FC 9A0X2499017", 11, 337.5],
      ["shortest", "PI 9A0X2499002", 10, 450],
    ]);
  });

  test("when no audit can end in time, what can is continuing education alone", () => {
    const found = composeFor(generalists, 14, { canEndInTime: (format) => format === "FC" });
    expect(describeAll(found).at(1)).toEqual(["inTime", "FC 9A0X2499006, FC 9A0X2499017", 13, 292.5]);
  });

  test("while the scale of the year is not confirmed, hours count and no money", () => {
    expect(describeAll(composeFor(generalists, 13, { worth: "more-hours" }))).toEqual([
      ["inTime", "EPP 9A0X2499013, FC 9A0X2499017", 11, 337.5],
      ["shortest", "PI 9A0X2499002", 10, 450],
      ["longest", "FC 9A0X2499006, FC 9A0X2499017", 13, 292.5],
    ]);
  });

  test("among equals the one that keeps most of what is ticked stands", () => {
    const ticked = [find(generalists, "9A0X2499003"), find(generalists, "9A0X2499020")];
    const [fullest] = composeFor(generalists, 14, { current: ticked });
    expect(fullest?.choices.map(({ reference }) => reference)).toEqual(["9A0X2499003", "9A0X2499020"]);
  });

  test("a salaried nurse, who is paid no indemnity and counts no hours, gets the shortest way and no fullest one", () => {
    expect(describeAll(composeFor(nurses, null, { worth: "fewer-hours" }))).toEqual([
      ["inTime", "FC 9A0X2499005, EPP 9A0X2499018", 10, 235.6],
      ["shortest", "PI 9A0X2499009", 10, 235.6],
    ]);
  });

  test.each<[sentence: string, available: number, canEndInTime: () => boolean, kinds: string[]]>([
    ["after the period nothing is said to end in time", 14, () => false, ["fullest", "shortest"]],
    ["one combination that is best in two ways is offered once", 10, () => true, ["fullest", "inTime"]],
    ["with fewer hours than the shortest format there is nothing to offer", 3, () => true, []],
  ])("%s", (_, available, canEndInTime, kinds) => {
    expect(composeFor(generalists, available, { canEndInTime }).map(({ kind }) => kind)).toEqual(kinds);
  });

  test("the second FC of nurse pain is proposed, a withheld variant never", () => {
    const real = programmesOf("infirmiers").map((programme) => makeSelectable(programme, []));
    const offered = listCombinations(real, null).flatMap((choices) => choices.map(({ reference }) => reference));
    expect(offered).toContain(mobilePain);
    expect(offered).not.toContain(gpVaccination.FC);
  });
});

describe("on any catalogue", () => {
  const situations = fc.record({
    programmes: arbitraryProgrammes(),
    available: fc.option(fc.integer({ min: 0, max: 25 })),
    worth: fc.constantFrom(...WORTHS),
    inTime: fc.subarray([...FORMATS]),
    seed: fc.integer({ min: 0, max: 1000 }),
  });

  test("a proposition keeps within the hours, takes one format per programme, and only formats on offer", () => {
    fc.assert(
      fc.property(situations, ({ programmes, available, worth, inTime, seed }) => {
        for (const { choices, hours, indemnityInCents, priceInCents, kind } of ask(programmes, available, worth, inTime, seed)) {
          expect(choices.length).toBeGreaterThan(0);
          expect(hours).toBe(choices.reduce((total, choice) => total + choice.hours, 0));
          expect(indemnityInCents).toBe(choices.reduce((total, choice) => total + choice.indemnityInCents, 0));
          expect(priceInCents).toBe(choices.reduce((total, choice) => total + choice.priceInCents, 0));
          if (available !== null) expect(hours).toBeLessThanOrEqual(available);
          expect(new Set(choices.map(({ programme }) => programme)).size).toBe(choices.length);
          for (const choice of choices) expect(programmes.flatMap(listReferences)).toContainEqual(choice);
          if (kind === "inTime") expect(choices.every(({ format }) => inTime.includes(format))).toBe(true);
          if (kind === "shortest") expect(weighObligation(choices, programmes).missing).toEqual([]);
          if (kind === "fullest") expect(worth).toBe("indemnity");
        }
      }),
    );
  });

  test("no proposition comes twice, and the answer is always the same", () => {
    fc.assert(
      fc.property(situations, ({ programmes, available, worth, inTime, seed }) => {
        const found = ask(programmes, available, worth, inTime, seed);
        const names = found.map(({ choices }) => choices.map(({ reference }) => reference).join());
        expect(new Set(names).size).toBe(names.length);
        expect(ask(programmes, available, worth, inTime, seed)).toEqual(found);
      }),
    );
  });

  test("the best is the best of all: no other combination, found by plain recursion, does better", () => {
    fc.assert(
      fc.property(situations, ({ programmes, available, worth, inTime, seed }) => {
        const found = ask(programmes, available, worth, inTime, seed);
        const all = tryAll(programmes, available ?? Number.POSITIVE_INFINITY);
        const level = (choices: Selectable[]) => {
          const types = new Set(choices.flatMap(({ format }) => (format === "PI" ? ["FC", "EPP"] : [format])));
          if (types.size < 2) return 0;
          return choices.some(({ programme }) => programmes.find(({ id }) => id === programme)?.isPriority) ? 2 : 1;
        };
        const money = (choices: readonly Selectable[]) => choices.reduce((total, { indemnityInCents }) => total + indemnityInCents, 0);
        const length = (choices: readonly Selectable[]) => choices.reduce((total, { hours }) => total + hours, 0);
        const audited = (choices: readonly Selectable[]) => length(choices.filter(({ format }) => format !== "FC"));

        if (worth === "indemnity" && all.length > 0) expect(money(found[0]?.choices ?? [])).toBe(Math.max(...all.map(money)));

        const fulfilling = all.filter((choices) => level(choices) > 0);
        const rank = (one: Proposition) => level([...one.choices]) * 1000 - one.hours;
        const shortest = found.filter(({ choices }) => level([...choices]) > 0).toSorted((a, b) => rank(b) - rank(a))[0];
        if (fulfilling.length === 0) expect(found.some(({ kind }) => kind === "shortest")).toBe(false);
        else {
          const top = Math.max(...fulfilling.map(level));
          const least = Math.min(...fulfilling.filter((choices) => level(choices) === top).map(length));
          expect([level([...(shortest?.choices ?? [])]), length(shortest?.choices ?? [])]).toEqual([top, least]);
        }

        const ending = all.filter((choices) => choices.every(({ format }) => inTime.includes(format)));
        const timely = found.find(({ kind }) => kind === "inTime");
        if (ending.length === 0) expect(timely).toBeUndefined();
        if (timely) {
          const top = Math.max(...ending.map(level));
          const atTop = ending.filter((choices) => level(choices) === top);
          const least = Math.min(...atTop.map(audited));
          const left = atTop.filter((choices) => audited(choices) === least);
          expect([level([...timely.choices]), audited(timely.choices)]).toEqual([top, least]);
          if (worth === "indemnity") expect(money(timely.choices)).toBe(Math.max(...left.map(money)));
          else expect(length(timely.choices)).toBe((worth === "more-hours" ? Math.max : Math.min)(...left.map(length)));
        }
      }),
      { numRuns: 300 },
    );
  });

  function ask(
    programmes: readonly SelectableProgramme[],
    available: number | null,
    worth: Worth,
    inTime: readonly Format[],
    seed: number,
  ): Proposition[] {
    const all = listCombinations(programmes, null);
    const current = all[seed % all.length] ?? [];
    return composeFor(programmes, available, { worth, canEndInTime: (format) => inTime.includes(format), current });
  }

  function tryAll([first, ...others]: readonly SelectableProgramme[], hoursLeft: number, chosen: Selectable[] = []): Selectable[][] {
    if (!first) return chosen.length > 0 ? [chosen] : [];
    const found = tryAll(others, hoursLeft, chosen);
    for (const offer of listReferences(first)) {
      if (offer.hours <= hoursLeft) found.push(...tryAll(others, hoursLeft - offer.hours, [...chosen, offer]));
    }
    return found;
  }
});

test("the real catalogue has combinations for both professions", () => {
  expect(PROFESSIONS.map((profession) => listCombinations(profession === "infirmiers" ? nurses : generalists, null).length)).toEqual([
    4 * 4 * 3 * 3 - 1,
    4 * 3 * 3 - 1,
  ]);
});

function find(programmes: readonly SelectableProgramme[], reference: string): Selectable {
  const found = programmes.flatMap(({ offers }) => offers).find((offer) => offer.reference === reference);
  if (!found) throw new Error(`${reference} is not on offer`);
  return found;
}
