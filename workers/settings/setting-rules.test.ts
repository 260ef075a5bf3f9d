import { expect, test } from "vitest";
import { findSettingFaults, readSetting } from "./settings.ts";

const RIGHT = {
  SITE_ORIGIN: "https://www.cimes-dpc.example",
  UNKNOWN_PATH: "404",
  INDEXING: "forbid",
  SCHEDULING_URL: "https://calendly.com/cimes/rappel",
  SCHEDULING_SCRIPT_URL: "https://assets.calendly.com/assets/external/widget.js",
  SCHEDULING_ORIGIN: "https://calendly.com",
  NOTIFICATION_EMAILS: "zoe@cimes-dpc.fr, ali.o'neil+site@mail.cimes-dpc.fr",
  NOTIFICATION_SENDER: "site@cimes-dpc.fr",
  NOTIFICATION_WEBHOOK: "https://hooks.slack.com/services/T/B/X",
  ERROR_WEBHOOK: "https://hooks.slack.com/services/T/B/Y",
} as const;

test("valid settings, empty ones and a local calendar have no fault", () => {
  expect(findSettingFaults(RIGHT)).toEqual([]);
  expect(findSettingFaults(Object.fromEntries(Object.keys(RIGHT).map((name) => [name, ""])))).toEqual([]);
  expect(findSettingFaults({})).toEqual([]);
  expect(findSettingFaults({ SCHEDULING_URL: "http://127.0.0.1:4000/calendar", SCHEDULING_ORIGIN: "http://127.0.0.1:4000" })).toEqual([]);
});

test.each([
  ["SCHEDULING_URL", "calendly.com/cimes"],
  ["SCHEDULING_SCRIPT_URL", "javascript:alert(1)"],
  ["SCHEDULING_ORIGIN", "https://calendly.com/cimes"],
  ["SITE_ORIGIN", "https://www.cimes-dpc.fr/accueil"],
  ["SITE_ORIGIN", "www.cimes-dpc.fr"],
  ["UNKNOWN_PATH", "accueil"],
  ["INDEXING", "oui"],
  ["NOTIFICATION_EMAILS", "zoe@cimes-dpc.fr; ali@cimes-dpc.fr"],
  ["NOTIFICATION_EMAILS", "zoe@cimes-dpc.fr\nBcc: ali@cimes-dpc.fr"],
  ["NOTIFICATION_EMAILS", "a@b.fr,c@b.fr,d@b.fr,e@b.fr,f@b.fr,g@b.fr"],
  ["NOTIFICATION_SENDER", "Cimes <site@cimes-dpc.fr>"],
  ["NOTIFICATION_WEBHOOK", "http://hooks.slack.com/services/T/B/X"],
  ["ERROR_WEBHOOK", "hooks.slack.com"],
] as const)("%s « %s » is one fault, described in one line, and counts as unset", (name, value) => {
  const settings = { ...RIGHT, [name]: value };
  const faults = findSettingFaults(settings);
  expect(faults.map((fault) => fault.name)).toEqual([name]);
  expect(faults[0]?.sentence).toMatch(new RegExp(`^${name} doit être [^\\n]+\\.$`));
  expect(readSetting(settings, name)).toBeNull();
});

test("recipients without a sender are a fault", () => {
  expect(findSettingFaults({ NOTIFICATION_EMAILS: "zoe@cimes-dpc.fr" }).map(({ name }) => name)).toEqual(["NOTIFICATION_SENDER"]);
});

test("a fault never shows a secret, nor a colleague's address", () => {
  expect(JSON.stringify(findSettingFaults({ NOTIFICATION_EMAILS: "zoe@cimes" }))).not.toContain("zoe");
  expect(JSON.stringify(findSettingFaults({ NOTIFICATION_WEBHOOK: "http://hooks.slack.com/services/T/B/X" }))).not.toContain("slack.com");
});
