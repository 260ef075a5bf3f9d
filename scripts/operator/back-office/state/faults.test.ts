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

/** A live site on which all is well. */
const well: Look = {
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
  outage: null,
  launch: null,
  versions: { online: null, previous: null, copy: null },
};

const minute = run(TASK_NAMES.everyMinute);
const silent: Look["channels"] = [
  { channel: "webhook", isSet: false, waiting: SOME },
  { channel: "email", isSet: false, waiting: SOME },
];
const behind = { online: { id: "1", at: NOW.toISOString() }, previous: null, copy: { commit: "abc", at: NOW.toISOString(), ahead: 2 } };

test.each<[sentence: string, changes: Partial<Look>, fault?: RegExp]>([
  ["a channel that is not configured has nothing to announce, and one that has announced everything is no fault", {}],
  [
    "a channel with something left to announce is named, with the command that tries it",
    { channels: [{ channel: "email", isSet: null, waiting: SOME }] },
    /2 envois n.ont pas été annoncés par e-mail.*npm run leads -- test-message --remote$/,
  ],
  ["a site that tells nobody says so once", { channels: silent }, /Personne n.est prévenu.*npm run launch-check$/],
  ["a site of this machine may tell nobody", { channels: silent, place: places.local, tasks: null }],
  [
    "a backup that failed is to be made again; a test message that failed is no fault of the site",
    { tasks: [minute, run(TASK_NAMES.backup, NOW.toISOString(), "backup"), run(TASK_NAMES.testMessage, NOW.toISOString(), "webhook")] },
    /Une tâche a échoué.*sauvegarder.*npm run leads -- backup --remote$/,
  ],
  ["a base that was never backed up is to be", { tasks: [minute] }, /jamais été sauvegardée.*npm run leads -- backup --remote$/],
  [
    "a backup that did not take place last night is to be made",
    { tasks: [minute, run(TASK_NAMES.backup, "2026-11-23T03:00:00.000Z")] },
    /sauvegarde de cette nuit n.a pas eu lieu.*npm run leads -- backup --remote$/,
  ],
  [
    "what cannot be read is not judged, and says once why, with the command that helps",
    { outbox: null, tasks: null, catalogues: null, outage: { reason: "Pas connecté.", command: "npx wrangler login" } },
    /Une partie ne peut pas être lue.*npx wrangler login$/,
  ],
  [
    "advice about the tasks of the preview names the preview",
    { place: places.preproduction, tasks: [] },
    /La tâche de chaque minute ne passe plus.*npm run preview$/,
  ],
  [
    "advice about a channel of the preview names the preview",
    { place: places.preproduction, tasks: [minute], channels: [{ channel: "email", isSet: true, waiting: SOME }] },
    /npm run leads -- test-message --remote --env preview$/,
  ],
  ["advice about a live site that is behind names no other place", { versions: behind }, /2 changements de retard.*npm run deploy$/],
])("%s", (_, changes, fault) => {
  const told = listFaults({ ...well, ...changes }).map(
    ({ words, gesture }) => `${words} ${gesture && "command" in gesture ? gesture.command : ""}`,
  );
  expect(told).toEqual(fault ? [expect.stringMatching(fault)] : []);
});
