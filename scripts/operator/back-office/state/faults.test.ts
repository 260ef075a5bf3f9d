import { expect, test } from "vitest";
import type { Unannounced } from "#workers/db/announcements.ts";
import { TASK_NAMES } from "#workers/db/task-runs.ts";
import { places } from "../places.ts";
import { listFaults } from "./faults.ts";
import type { Look } from "./look-around.ts";
import { renderState } from "./state-screen.ts";

const NOW = new Date("2026-11-24T09:12:00.000Z");
const NOTHING: Unannounced = { count: 0, oldest: null, failed: 0 };
const SOME: Unannounced = { count: 2, oldest: "2026-11-24T07:00:00.000Z", failed: 1 };

/** A live site on which all is well, with changes. */
function look(changes: Partial<Look>): Look {
  return {
    place: places["en-ligne"],
    now: NOW,
    tookMs: 1,
    outbox: { waiting: { count: 0, since: undefined }, quarantined: { count: 0, since: undefined } },
    channels: [
      { channel: "webhook", isSet: true, waiting: NOTHING },
      { channel: "email", isSet: false, waiting: SOME },
    ],
    tasks: [{ name: TASK_NAMES.everyMinute, started_at: NOW.toISOString(), took_ms: 1, failed: "", summary: "" }],
    catalogues: [],
    backups: [{ at: NOW.toISOString(), sizeInBytes: 1, isVerified: true }],
    launch: null,
    versions: { online: null, previous: null, copy: null },
    ...changes,
  };
}

function wordsOf(changes: Partial<Look>): string[] {
  return listFaults(look(changes)).map(({ words, gesture }) => `${words} ${gesture && "command" in gesture ? gesture.command : ""}`);
}

test("a channel that is not configured has nothing to announce, and one that has announced everything is no fault", () => {
  expect(wordsOf({})).toEqual([]);
});

test("a channel with something left to announce is named, with the command that tries it", () => {
  const [fault = "", ...others] = wordsOf({ channels: [{ channel: "email", isSet: null, waiting: SOME }] });

  expect(others).toEqual([]);
  expect(fault).toMatch(/2 envois n.ont pas été annoncés par e-mail.*npm run leads -- test-message --remote$/);
});

test("a site that tells nobody says so once", () => {
  const channels: Look["channels"] = [
    { channel: "webhook", isSet: false, waiting: SOME },
    { channel: "email", isSet: false, waiting: SOME },
  ];

  expect(wordsOf({ channels })).toEqual([expect.stringMatching(/Personne n.est prévenu.*npm run launch-check$/)]);
  expect(wordsOf({ channels, place: places.local, tasks: null })).toEqual([]);
});

test("a backup that failed is to be made again; a test message that failed is no fault of the site", () => {
  const run = { started_at: NOW.toISOString(), took_ms: 1, summary: "" };
  const tasks = [
    { ...run, name: TASK_NAMES.everyMinute, failed: "" },
    { ...run, name: TASK_NAMES.backup, failed: "backup" },
    { ...run, name: TASK_NAMES.testMessage, failed: "webhook" },
  ];

  expect(wordsOf({ tasks })).toEqual([expect.stringMatching(/Une tâche a échoué.*sauvegarder.*npm run leads -- backup --remote$/)]);
});

test("a backup that could not be restored is none", () => {
  const backups = [
    { at: NOW.toISOString(), sizeInBytes: 1, isVerified: false },
    { at: "2026-11-22T03:00:00.000Z", sizeInBytes: 1, isVerified: true },
  ];

  expect(wordsOf({ backups })).toEqual([
    expect.stringMatching(/sauvegarde de cette nuit n.a pas eu lieu.*npm run leads -- backup --remote$/),
  ]);
});

test("the nights show which backups were restored for proof, and which could not be", () => {
  const backups = [
    { at: "2026-11-24T02:00:00.000Z", sizeInBytes: 300_000, isVerified: false },
    { at: "2026-11-23T02:10:00.000Z", sizeInBytes: 300_000, isVerified: false },
    { at: "2026-11-23T02:00:00.000Z", sizeInBytes: 200_000, isVerified: true },
  ];
  const [, nights = ""] = /<ol class="bo-nights">(.*?)<\/ol>/s.exec(String(renderState(look({ backups }), undefined))) ?? [];

  expect(
    [...nights.matchAll(/<li class="(.*?)">(\d+)<br>(.*?)<\/li>/g)].slice(-3).map(([, look, day, words]) => [look, day, words]),
  ).toEqual([
    ["ko", "22", "absente"],
    ["", "23", "200\u00A0ko"],
    ["ko", "24", "échouée"],
  ]);
});
