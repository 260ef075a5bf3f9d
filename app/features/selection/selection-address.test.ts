import "#tests/until-2026.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { programmes as catalogue } from "#app/content/programmes/index.ts";
import { endometriosis, gpVaccination, mobilePain, nurseVaccination, pain } from "#tests/references.ts";
import { explainDropped } from "./explain-dropped.server.ts";
import { makeSelectable } from "./selectable.ts";
import { changeProfession, choose, hasSelection, readSelection, tidyPlainAddress, writeSelection } from "./selection-address.ts";

const programmes = catalogue.map((programme) => makeSelectable(programme));
const read = (search: string) => readSelection(new URLSearchParams(search), programmes, "2026-11-26");
const references = (search: string) => read(search).selection.choices.map(({ reference }) => reference);

describe("an address", () => {
  test("without a profession means a whole year in private practice", () => {
    expect(read("")).toEqual({
      selection: {
        profession: "generalistes",
        status: "liberal-conventionne",
        isAgency: true,
        isFunded: true,
        yearHours: 21,
        hours: 21,
        employer: null,
        choices: [],
      },
      hasProfession: false,
      dropped: [],
    });
  });

  test("is read in the codes of the vocabulary", () => {
    const { selection, dropped } = read(`?profession=infirmiers&statut=salarie&heures=9&formats=${pain.PI}.${nurseVaccination.EPP}`);
    expect(selection).toMatchObject({ profession: "infirmiers", status: "salarie", hours: 9 });
    expect(selection.choices.map(({ programme, format }) => `${programme} ${format}`)).toEqual(["nurse-pain PI", "nurse-vaccination EPP"]);
    expect(dropped).toEqual([]);
  });

  test("with references alone takes the profession of the first known one", () => {
    expect(read(`?formats=9A0X0000000.${pain.PI}`)).toMatchObject({ selection: { profession: "infirmiers" }, hasProfession: true });
  });

  test("may name the offer of phones", () => {
    expect(references(`?profession=infirmiers&formats=${mobilePain}`)).toEqual([mobilePain]);
  });
});

describe("each dropped item is named with the reason", () => {
  test("an unknown profession, status and number of hours", () => {
    const { selection, dropped } = read("?profession=kines&statut=retraite&heures=douze");
    expect(selection).toMatchObject({ profession: "generalistes", status: "liberal-conventionne", hours: 21 });
    expect(dropped).toEqual([
      { reason: "profession", value: "kines" },
      { reason: "status", value: "retraite" },
      { reason: "hours", value: "douze", kept: 21 },
    ]);
  });

  test("part hours are rounded down, and named", () => {
    for (const value of ["10.5", "10,5", "10h30", "10,5 h"]) {
      expect(read(`?profession=infirmiers&heures=${value}`)).toMatchObject({
        selection: { hours: 10 },
        dropped: [{ reason: "hours", value, kept: 10 }],
      });
    }
    expect(read("?heures=10 h")).toMatchObject({ selection: { hours: 10 }, dropped: [] });
    for (const value of ["-3", "1e3", "dix", "10.5.2", "0x10"])
      expect(read(`?heures=${value}`).dropped).toEqual([expect.objectContaining({ reason: "hours", value })]);
  });

  test.each([
    ["more hours than a year has", "?profession=infirmiers&heures=21", { reason: "hours", value: "21", kept: 14 }],
    ["an unknown reference", "?formats=9A0X9999999", { reason: "reference", value: "9A0X9999999" }],
  ])("%s", (_, search, item) => {
    expect(read(search).dropped).toEqual([item]);
    expect(read(search).selection.hours).toBeLessThanOrEqual(read(search).selection.yearHours);
  });

  test("a long value, in part", () => {
    const [notice] = explainDropped(read(`?profession=${"x".repeat(5000)}`).dropped);
    expect(notice?.text).toMatch(/^«\s?x{24}\s?»/);
  });

  test("a reference of the other profession, such as the nurses' withheld one", () => {
    const { selection, dropped } = read(`?profession=infirmiers&formats=${gpVaccination.FC}`);
    expect(selection.choices).toEqual([]);
    expect(dropped).toEqual([expect.objectContaining({ reason: "other-profession", profession: "generalistes" })]);
  });

  test("a second format of one programme, an integrated programme beside its own parts included", () => {
    const { selection, dropped } = read(`?formats=${endometriosis.PI}.${endometriosis.FC}.${endometriosis.EPP}`);
    expect(selection.choices.map(({ reference }) => reference)).toEqual([endometriosis.PI]);
    expect(dropped).toEqual([
      expect.objectContaining({ reason: "second-format", choice: expect.objectContaining({ format: "FC" }) }),
      expect.objectContaining({ reason: "second-format", choice: expect.objectContaining({ format: "EPP" }) }),
    ]);
  });

  test("a reference written twice, in lower case or with commas, is not dropped", () => {
    const { selection, dropped } = read(`?formats=${endometriosis.PI.toLowerCase()},${endometriosis.PI}.${gpVaccination.EPP}`);
    expect(selection.choices.map(({ reference }) => reference)).toEqual([endometriosis.PI, gpVaccination.EPP]);
    expect(dropped).toEqual([]);
  });
});

describe("a plain form", () => {
  test.each([
    [
      "leads to its canonical address",
      `heures=14&choix-gp-endometriosis=${endometriosis.PI}&choix-gp-vaccination=${gpVaccination.EPP}`,
      `?heures=14&formats=${endometriosis.PI}.${gpVaccination.EPP}`,
    ],
    ["with « je ne sais pas » leaves the number out", "heures=14&heures=inconnues", "?heures=inconnues"],
    ["keeps invalid values, so that they can be named", `heures=99&choix-gp-vaccination=${pain.PI}`, `?heures=99&formats=${pain.PI}`],
    ["leaves a tidy address alone", `profession=infirmiers&heures=9&formats=${pain.PI}`, null],
  ])("%s", (_, search, tidied) => expect(tidyPlainAddress(new URLSearchParams(search))).toBe(tidied));
});

describe("writing and reading", () => {
  test("any address parses to a valid selection", () => {
    const key = fc.constantFrom("profession", "statut", "heures", "formats", "choix-a");
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.string({ maxLength: 40 })), { maxLength: 8 }), (pairs) => {
        const { selection } = readSelection(new URLSearchParams(pairs), programmes, "2026-11-26");
        expect(read(writeSelection(selection))).toEqual({ selection, hasProfession: true, dropped: [] });
        if (selection.hours !== null) expect(selection.hours).toBeLessThanOrEqual(selection.yearHours);
        expect(new Set(selection.choices.map(({ programme }) => programme)).size).toBe(selection.choices.length);
      }),
    );
  });

  test("ticking another format of a programme takes the place of the first", () => {
    const { selection } = read(`?formats=${endometriosis.PI}.${gpVaccination.EPP}`);
    const audit = programmes[0]?.offers.find(({ format }) => format === "EPP") ?? expect.unreachable();
    const changed = choose(selection, programmes, audit);
    expect(changed.choices.map(({ reference }) => reference)).toEqual([endometriosis.EPP, gpVaccination.EPP]);
  });

  test("another profession clears the choices and keeps the hours, up to those of its year", () => {
    expect(changeProfession(read(`?formats=${endometriosis.PI}`).selection, "infirmiers", "2026-11-26")).toMatchObject({
      hours: 14,
      choices: [],
    });
    expect(changeProfession(read("?heures=18").selection, "infirmiers", "2026-11-26").hours).toBe(14);
    expect(changeProfession(read("?heures=6").selection, "infirmiers", "2026-11-26").hours).toBe(6);
    expect(changeProfession(read("?heures=inconnues").selection, "infirmiers", "2026-11-26").hours).toBeNull();
  });
});

test("utm parameters are not a selection", () => {
  expect(hasSelection(new URLSearchParams("utm_source=lettre"))).toBe(false);
  expect(hasSelection(new URLSearchParams("heures=14"))).toBe(true);
  expect(hasSelection(new URLSearchParams(`choix-gp-vaccination=${gpVaccination.EPP}`))).toBe(true);
});
