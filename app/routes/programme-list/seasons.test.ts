import { expect, test } from "vitest";
import { programmesOf } from "#app/content/programmes/index.ts";
import { nurseIatrogenicHarm } from "#app/content/programmes/nurse-iatrogenic-harm.ts";
import { nursePain } from "#app/content/programmes/nurse-pain.ts";
import { readSeasons, type Seasons } from "#app/content/season.ts";
import { describeSeason, leadingFormat, listInTime, listProgramme, type SeasonLine, tellsApart } from "./seasons.ts";

const inTime = { year: "2026", isInTime: true };
const late = { year: "2027", isInTime: false };
const november: Seasons = { PI: late, EPP: late, FC: inTime };
const march: Seasons = { PI: inTime, EPP: inTime, FC: inTime };
const lastDays: Seasons = { PI: late, EPP: late, FC: late };
const over: Seasons = { PI: null, EPP: null, FC: null };

const auditOnly = { ...nurseIatrogenicHarm, formats: { EPP: nurseIatrogenicHarm.formats.EPP }, defaultFormat: "EPP" as const };
const read = (line: SeasonLine | null) => line && `${line.year} ${line.strong}${line.text}`.replaceAll("\u00A0", " ").replaceAll("’", "'");
const nurses = programmesOf("infirmiers");

test("in November a card leads with its FC, in March with its default format", () => {
  expect(leadingFormat(nursePain, november)).toBe("FC");
  expect(leadingFormat(nursePain, march)).toBe("PI");
  expect(listInTime(nursePain, november)).toEqual(["FC"]);
});

test("a programme with nothing in time leads with its default format, and names its year beside others in time", () => {
  expect(leadingFormat(auditOnly, november)).toBe("EPP");
  expect(read(listProgramme(auditOnly, november, true).season)).toBe("2027 EPP : deux tours, fin en 2027");
  expect(listProgramme(auditOnly, lastDays, false).season).toBeNull();
});

test("the list names how many programmes can still be completed, and in which formats", () => {
  const feasible = `2026 ${nurses.length} programmes encore réalisables avant le 31 décembre 2026`;
  expect(read(describeSeason(nurses, november))).toBe(`${feasible}, en formation continue (FC).`);
  expect(read(describeSeason(nurses, march))).toBe(`${feasible}, dans tous les formats.`);
  expect(read(describeSeason(nurses, lastDays))).toBe("2027 Commencé aujourd'hui, un programme se termine en 2027.");
});

test("once the period is over there is no season", () => {
  const seasons = readSeasons("2027-01-01");
  expect(seasons).toEqual(over);
  expect(listProgramme(nursePain, seasons, false).season).toBeNull();
  expect(describeSeason(nurses, seasons)).toBeNull();
});

test("the filter is offered only while some formats end in time and others do not", () => {
  expect([november, march, lastDays, over].map((seasons) => tellsApart(nurses, seasons))).toEqual([true, false, false, false]);
  expect(tellsApart([auditOnly], november)).toBe(false);
});
