import { expect, test } from "vitest";
import type { Unannounced } from "#workers/db/announcements.ts";
import type { TaskRun } from "#workers/db/schema.ts";
import { TASK_NAMES } from "#workers/db/task-runs.ts";
import { places } from "../places.ts";
import { listFaults } from "./faults.ts";
import type { Look } from "./look-around.ts";

const NOW = new Date("2026-11-24T09:12:00.000Z");
const NOTHING: Unannounced = { count: 0, oldest: null, failed: 0 };
const SOME: Unannounced = { count: 2, oldest: "2026-11-24T07:00:00.000Z", failed: 1 };

function run(name: string, started_at = NOW.toISOString(), failed = ""): TaskRun {
  return { name, started_at, took_ms: 1, failed, summary: "" };
}

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
    tasks: [run(TASK_NAMES.everyMinute), run(TASK_NAMES.backup)],
    catalogues: [],
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
  const tasks = [
    run(TASK_NAMES.everyMinute),
    run(TASK_NAMES.backup, NOW.toISOString(), "backup"),
    run(TASK_NAMES.testMessage, NOW.toISOString(), "webhook"),
  ];

  expect(wordsOf({ tasks })).toEqual([expect.stringMatching(/Une tâche a échoué.*sauvegarder.*npm run leads -- backup --remote$/)]);
});

test("a backup is judged by what the base notes", () => {
  const minute = run(TASK_NAMES.everyMinute);

  expect(wordsOf({ tasks: [minute] })).toEqual([expect.stringMatching(/jamais été sauvegardée.*npm run leads -- backup --remote$/)]);
  expect(wordsOf({ tasks: [minute, run(TASK_NAMES.backup, "2026-11-23T03:00:00.000Z")] })).toEqual([
    expect.stringMatching(/sauvegarde de cette nuit n.a pas eu lieu.*npm run leads -- backup --remote$/),
  ]);
  expect(wordsOf({ tasks: null })).toEqual([]);
});

test("advice names the place that it is for", () => {
  const preview = { place: places.preproduction, tasks: [] };

  expect(wordsOf(preview)).toEqual([expect.stringMatching(/La tâche de chaque minute ne passe plus.*npm run preview$/)]);
  const channels: Look["channels"] = [{ channel: "email", isSet: true, waiting: SOME }];
  expect(wordsOf({ ...preview, tasks: [run(TASK_NAMES.everyMinute)], channels })).toEqual([
    expect.stringMatching(/npm run leads -- test-message --remote --env preview$/),
  ]);
  const versions = { online: { id: "1", at: NOW.toISOString() }, previous: null, copy: { commit: "abc", at: NOW.toISOString(), ahead: 2 } };
  expect(wordsOf({ versions })).toEqual([expect.stringMatching(/2 changements de retard.*npm run deploy$/)]);
});
