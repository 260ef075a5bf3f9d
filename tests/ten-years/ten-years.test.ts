import { env } from "cloudflare:workers";
import { beforeAll, expect, test, vi } from "vitest";
import { monthsBefore, parisDate } from "#app/content/dated.ts";
import { addDays } from "#app/content/days.ts";
import { privacyRules } from "#app/content/legal/constants.ts";
import { retention } from "#app/content/legal/retention.ts";
import { CALLBACK_DAYS, listCallbackDays } from "#app/features/callback/working-days.ts";
import { emptyTables, listTables } from "#tests/empty-tables.ts";
import { outcome } from "#tests/people.ts";
import { failing, withFault } from "#tests/worker/faulty-stores.ts";
import {
  bookingsPath,
  countRows,
  emptyStores,
  type FormPath,
  forms,
  leadsPath,
  listKeys,
  post,
  requestsPath,
  tables,
} from "#tests/worker/forms.ts";
import { readLines } from "#tests/worker/log.ts";
import type { RecordTable } from "#workers/db/vocabulary.ts";
import { type CallLine, listCalls, listLaterCalls, listOldCalls } from "#workers/people/calls/call-lists.ts";
import { nextAttemptAt, offerCallTimes } from "#workers/people/calls/callback-times.ts";
import { decide, type Note, undoLast } from "#workers/people/calls/decisions.ts";
import { noteOngoingCall } from "#workers/people/calls/ongoing-calls.ts";
import { loadPerson, nameOf } from "#workers/people/identity/person.ts";
import { readResults } from "#workers/people/results/results.ts";
import { erasePerson } from "#workers/people/rights/erasures.ts";
import { runScheduled } from "#workers/scheduled/run-scheduled.ts";
import { forgetOlder, type Inhabitant, listLiving, restore, settle, type Town } from "./town.ts";

/**
 * Ten years of visitors, advisers, nights, failures and restores, on the real Worker and stores with the clock moved. The
 * play counts by itself who wrote (town.ts); where the site disagrees, a promise is broken.
 */

const FIRST_DAY = "2026-11-30";
const DAYS = 3650;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const [EVERY_MINUTE, NIGHTLY] = ["* * * * *", "* 3 * * *"];
const STATEMENTS_PER_RUN = 50;

const PROMISES = {
  kept: "what was sent is there until the privacy page's day, and neither longer, nor after its erasure, restores or not",
  orphans: "no row or file is left without its record, nor kept longer than its purpose",
  refusal: "a refusal holds as long as its records and three years more, unless the person says otherwise",
  lists: "everybody who waits for a call is in one list, once",
  days: "the days and times offered are working days, opening at nine in Paris, never today or earlier",
  results: "a finished week counts what was sent in it",
  runs: "no run fails, nothing is logged but the failures of the play, and no run takes more than fifty statements",
} as const;
type Promised = keyof typeof PROMISES;

const broken = new Map<Promised, string[]>();
const played = { submissions: 0, outbox: 0, outcomes: 0, refusals: 0, undos: 0, erasures: 0, restores: 0, checks: 0 };
/** Tables with rows, and files, eight years after the last visitor. */
const left: { rows: string[]; files: string[] } = { rows: [], files: [] };
const stores = { database: env.DB, outbox: env.OUTBOX };
let town: Town = { inhabitants: [], bookings: [] };
let now = new Date();
/** Of the last purge: what has grown too old since waits for the next. */
let lastNight = now;

/** Mulberry32: the same days each time. */
let seed = 20261130;
function random(): number {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}
const happens = (chance: number) => random() < chance;
function pick<Item>(items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

function expectIn(promised: Promised, isKept: boolean, fault: string): void {
  if (!isKept) broken.set(promised, [...(broken.get(promised) ?? []), `${now.toISOString()}: ${fault}`]);
}

function moveTo(moment: Date): void {
  now = moment;
  vi.setSystemTime(now);
}

async function runCron(cron: string): Promise<void> {
  const DB = withFault(env.DB);
  await runScheduled({ cron, scheduledTime: now.getTime() }, { ...env, DB } as Env);
  expectIn("runs", DB.statements.length <= STATEMENTS_PER_RUN, `${DB.statements.length} statements in ${cron}`);
}

async function runMinutes(count: number): Promise<void> {
  for (let minute = 0; minute < count; minute++) {
    moveTo(new Date(now.getTime() + MINUTE_MS));
    await runCron(EVERY_MINUTE);
  }
}

const limitOf = (table: RecordTable) => monthsBefore(now, retention[table].months).toISOString();

/** The minute before it too: each cron watches the other. */
async function passNight(day: string, slices = 1): Promise<void> {
  moveTo(new Date(`${day}T02:59:00.000Z`));
  await runCron(EVERY_MINUTE);
  for (let slice = 0; slice < slices; slice++) {
    moveTo(new Date(Date.parse(`${day}T03:00:00.000Z`) + slice * MINUTE_MS));
    await runCron(NIGHTLY);
  }
  lastNight = now;
  forgetOlder(town, limitOf, now);
}

async function visit(): Promise<void> {
  const path = pick([leadsPath, leadsPath, requestsPath, requestsPath, bookingsPath] as const satisfies FormPath[]);
  const known = listLiving(town);
  const returning = town.inhabitants.filter(({ isErased }) => !isErased);
  const who = known.length > 0 && happens(0.3) ? pick(returning) : settle(town);
  const isTrap = path !== bookingsPath && happens(0.02);
  const isAgreed = happens(0.7);
  const { nom, telephone, email } = who;
  const fields = {
    [leadsPath]: { nom, telephone, email, consent_phone: isAgreed, consent_email: happens(0.5) },
    [requestsPath]: { nom, telephone, jour: pick(listCallbackDays(now)), creneau: pick(["matin", "midi", "apres-midi", "fin-de-journee"]) },
    [bookingsPath]: {},
  }[path];
  const isDown = happens(0.02);
  const body = forms[path]({ ...fields, ...(isTrap && { champ_vide: "https://robot.example" }) });
  const answer = await post(path, body, isDown ? { stores: { DB: withFault(env.DB, failing()) } } : {});
  expectIn("kept", answer.status === 201, `${path} answered ${answer.status}`);
  const { id } = await answer.json<{ id: string }>();
  const at = now.toISOString();
  played.submissions++;
  if (isDown) {
    played.outbox++;
    await runMinutes(1);
  }
  if (path === bookingsPath) town.bookings.push({ id, at });
  else {
    who.records.push({ table: tables[path], id, at, isTrap });
    who.isWaiting ||= !isTrap && (path === requestsPath || isAgreed);
  }
}

function holderOf({ person }: Pick<CallLine, "person">): Inhabitant {
  const found = town.inhabitants.find(({ nom }) => nom === person.nom);
  if (!found) throw new Error(`Nobody of the town is called ${person.nom}`);
  return found;
}

/** What an adviser notes on a morning, and what the town then expects. */
function choose({ person }: CallLine, who: Inhabitant): { note: Note; isWaiting: boolean; refusal: Inhabitant["refusal"] } {
  const { refusal } = who;
  if (person.standing.telephone.state === "unsure" && happens(0.5))
    return { note: { kind: "agreement", channel: "telephone", note: "Oui, rappelez-moi" }, isWaiting: true, refusal: null };
  if (person.standing.telephone.state === "unsure" || happens(0.1)) {
    const refused = { records: who.records.map(({ id }) => id), purgedAt: null };
    return { note: { kind: "refusal", channel: "telephone", note: null }, isWaiting: false, refusal: refused };
  }
  const status = pick(["joint", "joint", "pas-de-reponse", "a-rappeler", "inscrit", "sans-suite"] as const);
  const callAt = status === "a-rappeler" ? pick([offerCallTimes(now).nextMorning, nextAttemptAt(now)]) : null;
  return { note: outcome(status, callAt), isWaiting: ["pas-de-reponse", "a-rappeler"].includes(status), refusal };
}

async function call(): Promise<void> {
  const { unsure, late, today, fresh } = await listCalls(stores, now);
  const old = await listOldCalls(stores, now);
  const listed = [...unsure, ...late, ...today.flatMap(({ lines }) => lines), ...fresh, ...old];
  const keys = listed.map(({ person }) => person.key);
  expectIn("lists", new Set(keys).size === keys.length, "a person is listed twice");
  for (const line of listed.filter(() => happens(0.7))) {
    const context = { stores, author: pick(["Inès", "Nadia"]), now };
    const who = holderOf(line);
    const { note, ...then } = choose(line, who);
    if (happens(0.5)) await noteOngoingCall(context, line.person.key);
    const { isWritten } = await decide(context, line.person, note);
    expectIn("lists", isWritten, `${note.kind} was not noted for ${who.nom}`);
    played.outcomes++;
    const after = happens(0.05) ? await loadPerson(stores, line.person.key, now) : undefined;
    const isUndone = after && (await undoLast(context, after)).isWritten;
    played.undos += Number(isUndone ?? false);
    if (!isUndone) Object.assign(who, then);
    if (!isUndone && note.kind === "refusal") played.refusals++;
  }
}

async function eraseSomebody(): Promise<void> {
  const living = listLiving(town);
  if (living.length === 0) return;
  const who = pick(living);
  const [first] = who.records;
  const person = first && (await loadPerson(stores, nameOf(first), now));
  if (!person) return expectIn("kept", false, `${who.nom} is not found`);
  const { isWritten } = await erasePerson({ stores, author: "Inès", now }, person);
  expectIn("kept", isWritten, `${who.nom} was not erased`);
  Object.assign(who, { isErased: true, records: [], isWaiting: false, refusal: null });
  played.erasures++;
}

type Copy = { town: Town; rows: [table: string, rows: Record<string, string | number | null>[]][] };

async function copyDatabase(): Promise<Copy> {
  const names = (await listTables(env.DB)).filter((name) => name !== "task_runs");
  const rows = await Promise.all(
    names.map((name) => env.DB.prepare(`SELECT * FROM ${name}`).all<Record<string, string | number | null>>()),
  );
  return { town: structuredClone(town), rows: names.map((name, index) => [name, rows[index]?.results ?? []]) };
}

/** D1 goes back; R2 does not. */
async function goBack({ town: before, rows }: Copy): Promise<void> {
  const runs = await env.DB.prepare("SELECT * FROM task_runs").all<Record<string, string | number | null>>();
  await emptyTables(env.DB);
  const inserts = [...rows, ["task_runs", runs.results] as const].flatMap(([name, all]) =>
    all.map((row) => {
      const columns = Object.keys(row);
      return env.DB.prepare(`INSERT INTO ${name} (${columns}) VALUES (${columns.map(() => "?")})`).bind(...Object.values(row));
    }),
  );
  if (inserts.length > 0) await env.DB.batch(inserts);
  town = restore(before, town);
  played.restores++;
}

async function readIds(table: string, id: string): Promise<string[]> {
  const { results } = await env.DB.prepare(`SELECT DISTINCT ${id} AS id FROM ${table}`).all<{ id: string }>();
  return results.map((row) => row.id).sort();
}

function listMissing(ids: readonly string[], elsewhere: readonly string[]): string[] {
  const known = new Set(elsewhere);
  return ids.filter((id) => !known.has(id));
}

async function checkRecords(): Promise<void> {
  played.checks++;
  const sent = town.inhabitants.flatMap(({ records }) => records);
  for (const table of ["catalogue_downloads", "callback_requests", "calendly_bookings"] as const) {
    const own = table === "calendly_bookings" ? town.bookings : sent.filter((record) => record.table === table);
    const [found, wanted] = [await readIds(table, "id"), own.map(({ id }) => id)];
    const [extra, lost] = [listMissing(found, wanted), listMissing(wanted, found)];
    expectIn("kept", extra.length === 0, `${extra.length} of ${table} should be gone`);
    expectIn("kept", lost.length === 0, `${lost.length} of ${table} are lost`);
  }
  const ids = sent.map(({ id }) => id);
  for (const table of ["entries", "person_keys", "open_calls", "ongoing_calls", "announcements"]) {
    const orphans = listMissing(await readIds(table, "record_id"), ids);
    expectIn("orphans", orphans.length === 0, `${orphans.length} of ${table} have no record`);
  }
}

async function checkAges(): Promise<void> {
  const released = monthsBefore(lastNight, privacyRules.oppositionYears * 12).toISOString();
  const forgotten = new Date(lastNight.getTime() - privacyRules.backupDays * DAY_MS).toISOString();
  for (const [table, column, before] of [
    ["oppositions", "kept_since", released],
    ["erasures", "erased_at", forgotten],
  ]) {
    const old = await env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${column} < ?`).bind(before).first<number>("n");
    expectIn("orphans", old === 0, `${old} of ${table} are too old`);
  }
  const files = await listKeys();
  expectIn("orphans", !files.some((key) => key.startsWith("erasures/") && key < `erasures/${forgotten}`), "an erasure's file is too old");
  expectIn("kept", !files.some((key) => key.startsWith("outbox/")), "a record is still in the outbox");
}

async function checkPeople(): Promise<void> {
  const lists = await listCalls(stores, now);
  const today = [...lists.unsure, ...lists.late, ...lists.today.flatMap(({ lines }) => lines), ...lists.fresh];
  const all = [...today, ...(await listLaterCalls(stores, now)), ...(await listOldCalls(stores, now))];
  const listed = Map.groupBy(all, ({ person }) => person.nom);
  const held = monthsBefore(now, privacyRules.oppositionYears * 12).toISOString();
  for (const { nom, isWaiting, refusal, records } of listLiving(town)) {
    const places = listed.get(nom)?.length ?? 0;
    expectIn("lists", places === Number(isWaiting), `${nom} is in ${places} lists, waiting: ${isWaiting}`);
    if (!refusal || (refusal.purgedAt !== null && refusal.purgedAt < held)) continue;
    const [first] = records;
    const person = first && (await loadPerson(stores, nameOf(first), now));
    const state = person?.standing.telephone.state;
    expectIn("refusal", state === "refused" || state === "unsure", `${nom} refused, and is ${state}`);
  }
}

async function check(): Promise<void> {
  await checkRecords();
  await checkAges();
  await checkPeople();
}

/** Written down from a calendar, not computed: Easter Mondays, Ascensions and Whit Mondays of the ten years. */
const MOVING_HOLIDAYS = new Set(
  [
    ["2027-03-29", "2027-05-06", "2027-05-17", "2028-04-17", "2028-05-25", "2028-06-05", "2029-04-02", "2029-05-10", "2029-05-21"],
    ["2030-04-22", "2030-05-30", "2030-06-10", "2031-04-14", "2031-05-22", "2031-06-02", "2032-03-29", "2032-05-06", "2032-05-17"],
    ["2033-04-18", "2033-05-26", "2033-06-06", "2034-04-10", "2034-05-18", "2034-05-29", "2035-03-26", "2035-05-03", "2035-05-14"],
    ["2036-04-14", "2036-05-22", "2036-06-02"],
  ].flat(),
);
const FIXED_HOLIDAYS = ["01-01", "05-01", "05-08", "07-14", "08-15", "11-01", "11-11", "12-25"];
const parisClock = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Paris", hour: "2-digit", minute: "2-digit" });

function isOff(day: string): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6 || FIXED_HOLIDAYS.includes(day.slice(5)) || MOVING_HOLIDAYS.has(day);
}

function checkDays(): void {
  const today = parisDate(now);
  const days = listCallbackDays(now);
  const next = Array.from({ length: 15 }, (_, index) => addDays(today, index + 1)).filter((day) => !isOff(day));
  expectIn("days", days.join() === next.slice(0, CALLBACK_DAYS).join(), `${days} are offered`);
  const morning = new Date(offerCallTimes(now).nextMorning);
  const isNine = parisClock.format(morning) === "09:00" && parisDate(morning) === next[0];
  expectIn("days", isNine, `the next morning is ${morning.toISOString()}`);
  const attempt = new Date(nextAttemptAt(now));
  expectIn("days", attempt > now && !isOff(parisDate(attempt)), `the next attempt is ${attempt.toISOString()}`);
}

/** On a Monday: the week that has just ended. */
async function checkWeek(day: string): Promise<void> {
  const { periods } = await readResults(env.DB, "week", now);
  const week = periods.find(({ from }) => from === addDays(day, -7));
  const isOfWeek = ({ at }: { at: string }) => parisDate(new Date(at)) >= addDays(day, -7) && parisDate(new Date(at)) < day;
  const sent = town.inhabitants.flatMap(({ records }) => records).filter((record) => isOfWeek(record) && !record.isTrap);
  const wanted = {
    catalogue_downloads: sent.filter(({ table }) => table === "catalogue_downloads").length,
    callback_requests: sent.filter(({ table }) => table === "callback_requests").length,
    calendly_bookings: town.bookings.filter(isOfWeek).length,
  };
  for (const [what, count] of Object.entries(wanted))
    expectIn("results", week?.[what as RecordTable] === count, `${what}: ${week?.[what as RecordTable]} of ${count}`);
}

/** Each year the database is copied on this day, and goes back to the copy 1 to 28 days later. */
const COPIED_ON = 200;
/** In the fifth year 45 people are erased meanwhile, over eleven days. */
const FULL_YEAR = 5;
const FULL_DAYS = 11;

beforeAll(async () => {
  await emptyStores();
  vi.useFakeTimers({ toFake: ["Date"] });
  let copy: Copy | null = null;
  let goesBackOn = "";
  for (let index = 0; index < DAYS; index++) {
    const day = addDays(FIRST_DAY, index);
    const [year, dayOfYear] = [Math.floor(index / 365) + 1, index % 365];
    const isFull = year === FULL_YEAR && dayOfYear > COPIED_ON && day < goesBackOn;
    await passNight(day);
    moveTo(new Date(`${day}T07:${String(10 + Math.floor(random() * 49))}:00.000Z`));
    checkDays();
    if (new Date(day).getUTCDay() === 1) await checkWeek(day);
    if (happens(0.27)) await visit();
    if (!isOff(day)) await call();
    const erasures = isFull ? 45 / FULL_DAYS : Number(happens(0.02));
    for (let one = 0; one < erasures; one++) await eraseSomebody();
    if (dayOfYear === COPIED_ON) {
      copy = await copyDatabase();
      goesBackOn = addDays(day, year === FULL_YEAR ? FULL_DAYS + 1 : Math.ceil(random() * 28));
    }
    if (copy && day === goesBackOn) {
      await goBack(copy);
      // Before the next minute has erased again those of the meantime.
      await eraseSomebody();
      await runMinutes(20);
      // The purge has three slices to take again what it had taken.
      await passNight(addDays(day, 1), 3);
      await check();
    } else if (index % 60 === 59) await check();
  }
  const strange = readLines().filter(({ event }) => event !== "record-sent-to-outbox");
  expectIn("runs", strange.length === 0, `${strange.length} lines are logged: ${JSON.stringify(strange.slice(0, 3))}`);
  for (const years of [4.1, 8]) {
    moveTo(new Date(Date.parse(FIRST_DAY) + (DAYS + years * 365.25) * DAY_MS));
    for (let slice = 0; slice < 10; slice++) await runCron(NIGHTLY);
  }
  const names = (await listTables(env.DB)).filter((name) => !["counted_periods", "task_runs"].includes(name));
  for (const name of names) if ((await countRows(name)) > 0) left.rows.push(name);
  left.files.push(...(await listKeys()));
});

test.each(Object.entries(PROMISES).map(([promised, sentence]) => [sentence, promised as Promised] as const))("%s", (_, promised) => {
  expect(broken.get(promised) ?? []).toEqual([]);
});

test("the ten years were full: each thing happened often enough to be a proof", () => {
  expect(played.restores).toBe(10);
  const least = { submissions: 900, outbox: 10, outcomes: 900, refusals: 80, undos: 40, erasures: 100, checks: 65 };
  for (const [what, count] of Object.entries(least)) expect(played[what as keyof typeof least], what).toBeGreaterThanOrEqual(count);
});

test("eight years after the last visitor, counts and the key of the oppositions are left, and nobody", () => {
  expect(left).toEqual({ rows: [], files: ["keys/oppositions"] });
});
