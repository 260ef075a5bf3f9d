import * as v from "valibot";
import { capitalise } from "#app/content/format.ts";
import { typeset } from "#app/content/typeset.ts";
import { findEntries, listEntries } from "#workers/db/entries.ts";
import { listErasures } from "#workers/db/erasures.ts";
import type { Entry, TaskRun } from "#workers/db/schema.ts";
import { isLate, listTaskRuns, TASK_NAMES } from "#workers/db/task-runs.ts";
import { holderOf } from "#workers/people/identity/person.ts";
import { formatReference } from "#workers/people/identity/reference.ts";
import { findUndone, formatEntry, formatUndo } from "#workers/people/labels/entry-labels.ts";
import { formatMoment } from "#workers/people/labels/french-time.ts";
import { formatTask } from "#workers/people/labels/task-labels.ts";
import { recordKinds } from "#workers/people/records/record-kinds.ts";
import { listOutbox, type OutboxObject, readText } from "#workers/storage/outbox.ts";
import type { Office } from "../context.ts";

const TASKS = [
  { name: TASK_NAMES.everyMinute, title: "Chaque minute", words: "range ce qui attend, prévient" },
  { name: TASK_NAMES.nightly, title: "La nuit", words: "efface ce qui est trop ancien" },
] as const;

const formatTasks = (names: readonly string[]) => names.map(formatTask).join(", ");

/** Objects shown in full. */
const SHOWN = 20;

export async function readState({ stores, now }: Office) {
  const [runs, outbox] = await Promise.all([listTaskRuns(stores.database), listOutbox(stores.outbox)]);
  const describe = async (objects: readonly OutboxObject[]) => ({
    count: objects.length,
    objects: await Promise.all(
      objects.slice(0, SHOWN).map(async ({ key, table, createdAt }) => ({
        key,
        title: table ? recordKinds[table].name : "fichier inconnu",
        when: formatMoment(createdAt, now),
        text: pretty((await readText(stores.outbox, key)) ?? ""),
      })),
    ),
  });
  return {
    tasks: TASKS.map((task) => describeTask(task, runs, now)),
    waiting: await describe(outbox.filter(({ isRefused }) => !isRefused)),
    refused: await describe(outbox.filter(({ isRefused }) => isRefused)),
    channels: describeChannels(runs),
    testMessage: describeTestMessage(runs, now),
  };
}

function describeTask(task: (typeof TASKS)[number], runs: readonly TaskRun[], now: Date) {
  const run = runs.find(({ name }) => name === task.name);
  // Without a summary, the run is only expected.
  const hasRun = run !== undefined && run.summary !== "";
  const when = hasRun ? typeset(formatMoment(run.started_at, now)) : "pas encore";
  const late = run && isLate(run, now) && "en retard : ne tourne plus";
  const fault = late || (run?.failed && `a échoué : ${formatTasks(run.failed.split(" "))}`);
  if (fault) return { ...task, when, mark: "bad", verdict: typeset(fault) } as const;
  if (!hasRun) return { ...task, when, mark: "awaited", verdict: "n’a pas encore tourné" } as const;
  return { ...task, when, mark: "good", verdict: "tout va bien" } as const;
}

const CHANNELS = ["webhook", "email"];

/** As the site reported in its last minute. */
function describeChannels(runs: readonly TaskRun[]): { words: string; isBad: boolean } {
  const run = runs.find(({ name }) => name === TASK_NAMES.everyMinute);
  const channels = v.parse(minuteSummary, run?.summary)?.watch.channels;
  if (!channels) return { words: typeset("On ne sait pas encore si un canal est réglé : le site le note chaque minute."), isBad: true };
  if (channels.length === 0) return { words: typeset("Aucun canal n'est réglé : personne n'est prévenu. Voyez le guide."), isBad: true };
  const words = CHANNELS.map((name) => `${formatTask(name)} : ${channels.includes(name) ? "réglé" : "pas réglé"}`);
  return { words: typeset(`${capitalise(words.join(" ; "))}.`), isBad: false };
}

function describeTestMessage(runs: readonly TaskRun[], now: Date): { words: string; isBad: boolean } {
  const run = runs.find(({ name }) => name === TASK_NAMES.testMessage);
  if (!run) return { words: "Jamais demandé : on ne sait pas encore si les conseillers sont prévenus.", isBad: true };
  const when = formatMoment(run.started_at, now);
  if (run.summary === "") return { words: typeset(`Demandé ${when} : il part dans la minute. Rechargez pour la réponse.`), isBad: false };
  const { sent } = v.parse(testSummary, run.summary);
  const failed = run.failed.split(" ").filter(Boolean);
  const taken = sent.length > 0 ? `reçu par ${formatTasks(sent)}` : "reçu par personne";
  const failure = failed.length > 0 ? ` ; refusé par ${formatTasks(failed)}` : "";
  return { words: typeset(`Demandé ${when} : ${taken}${failure}.`), isBad: sent.length === 0 || failed.length > 0 };
}

const watchSchema = v.object({ watch: v.object({ channels: v.array(v.string()) }) });
const minuteSummary = v.fallback(v.nullable(v.pipe(v.string(), v.parseJson(), watchSchema)), null);
const testSummary = v.pipe(v.string(), v.parseJson(), v.object({ sent: v.array(v.string()) }));

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** A decision has one row per record of the person. */
const MOST_ROWS = 2000;

/** Holds no names. Latest first; `before` is ISO 8601. */
export async function readJournal({ stores: { database }, now }: Pick<Office, "stores" | "now">, before: string, limit: number) {
  const span = { from: "", to: before };
  const [entries, erasures] = await Promise.all([
    listEntries(database, span, Math.min(MOST_ROWS, limit * 4)),
    listErasures(database, span, Math.min(MOST_ROWS, limit * 4)),
  ]);
  const undoing = entries.filter(({ undoes }) => undoes !== null);
  const undone = await findEntries(
    database,
    undoing.flatMap(({ undoes }) => undoes ?? []),
    undoing.map(({ record_table, record_id }) => ({ table: record_table, id: record_id })),
  );
  const write = (entry: Entry) => (entry.kind === "undo" ? formatUndo(findUndone(entry, undone), now) : formatEntry(entry, now));
  const events = [
    ...entries.map((entry) => ({ ...entry, what: write(entry) })),
    ...erasures.map((erasure) => ({ ...erasure, id: erasure.erased_at, at: erasure.erased_at, what: "effacement" })),
  ];
  const lines = [...Map.groupBy(events, ({ id }) => id).values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { id, at, author, what } = first;
    const records = [first, ...others].map((row) => ({ key: holderOf(row), reference: formatReference(row.record_id) }));
    return [{ id, at, author, what: typeset(what), records }];
  });
  return lines.sort((a, b) => (a.at < b.at ? 1 : -1)).slice(0, limit);
}
