import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { createRandom } from "#scripts/seeded-random.ts";
import { emptyTables, listTables } from "#tests/empty-tables.ts";
import { decideAs, PEPPER } from "#tests/operator/decide.ts";
import type { FollowUpStatus } from "#workers/db/vocabulary.ts";
import { correctPerson } from "#workers/people/correct-person.ts";
import { type Deciding, seePerson } from "#workers/people/decide.ts";
import { eraseAgain } from "#workers/people/erase-person.ts";
import { noteOutcome } from "#workers/people/note-outcome.ts";
import { readPeople } from "#workers/people/read-people.ts";
import { refuseContact } from "#workers/people/refuse-contact.ts";
import type { PeopleStores } from "#workers/people/stores.ts";
import { runScheduled } from "#workers/scheduled/run-scheduled.ts";
import { failing, withFault } from "./faulty-stores.ts";
import { forms, leadsPath, listKeys, post, readRows, requestsPath } from "./forms.ts";

/**
 * A week of the site by script: 60 people write, two operators follow them up, the database fails, is restored, and people are erased, one
 * while a request of theirs is on its way. The ledger holds what the site and the rules answered: afterwards the stores hold exactly that.
 */

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const MONDAY = Date.parse("2026-11-23T08:00:00.000Z");
const PEOPLE = 60;
const OPERATORS = ["Nadia", "Ali"] as const;
const OUTCOMES = ["joint", "inscrit", "sans-suite", "a-rappeler"] as const satisfies FollowUpStatus[];
const settings = { ERASURE_PEPPER: PEPPER } as Partial<Env>;

interface Visitor {
  prenom: string;
  nom: string;
  telephone: string;
  email: string;
}

/** Everybody has a name, a telephone and an e-mail of their own. */
function makeVisitor(index: number): Visitor {
  const nom = `Durand${String.fromCharCode(97 + Math.floor(index / 10))}${String.fromCharCode(97 + (index % 10))}`;
  return { prenom: "Zoé", nom, telephone: `06 11 22 33 ${10 + index}`, email: `${nom.toLowerCase()}@exemple.fr` };
}

/** What was said: by visitors who were answered 201, and by operators who were told « noté ». */
interface Ledger {
  records: Map<string, Record<string, unknown>>;
  outcomes: { id: string; author: string; status: string; nom: string }[];
  refusals: { id: string; author: string; nom: string }[];
  corrections: { id: string; author: string; value: string; nom: string }[];
}

/** An operator's own stores are those of the Worker. */
const stores: PeopleStores = {
  database: env.DB,
  outbox: {
    list: async (prefix) =>
      (await env.OUTBOX.list({ prefix })).objects.map(({ key, size, uploaded }) => ({
        key,
        sizeInBytes: size,
        uploadedAt: uploaded.toISOString(),
        metadata: {},
      })),
    read: async (key) => {
      const object = await env.OUTBOX.get(key);
      return object && new Uint8Array(await object.arrayBuffer());
    },
    write: async (key, bytes) => void (await env.OUTBOX.put(key, bytes)),
    remove: (key) => env.OUTBOX.delete(key),
  },
};

function at(day: number, hours: number): void {
  vi.setSystemTime(MONDAY + day * DAY_MS + hours * HOUR_MS);
}

async function runCron(times = 1): Promise<void> {
  for (let run = 0; run < times; run++) {
    vi.setSystemTime(Date.now() + 60_000);
    await runScheduled({ cron: "* * * * *", scheduledTime: Date.now() }, { ...env, ...settings });
  }
}

/** Every row of every table, and the way back to it. */
async function backUp(): Promise<() => Promise<void>> {
  const read = async (name: string) => ({ name, rows: (await env.DB.prepare(`SELECT * FROM ${name}`).all()).results });
  const tables = await Promise.all((await listTables(env.DB)).map(read));
  return async () => {
    await emptyTables(env.DB);
    const inserts = tables.flatMap(({ name, rows }) =>
      rows.map((row) => {
        const values = Object.values(row);
        return env.DB.prepare(`INSERT INTO ${name} VALUES (${values.map(() => "?").join(", ")})`).bind(...values);
      }),
    );
    if (inserts.length > 0) await env.DB.batch(inserts);
  };
}

test("after a week of 60 people, a restore and an erasure in flight the stores hold exactly what was said", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: MONDAY });
  const random = createRandom(2026);
  const isLikely = (share: number) => random() < share;
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const ledger: Ledger = { records: new Map(), outcomes: [], refusals: [], corrections: [] };
  const visitors = Array.from({ length: PEOPLE }, (_, index) => makeVisitor(index));
  let unwritten = 0;

  async function send(visitor: Visitor, database = isLikely(0.2) ? withFault(env.DB, failing()) : env.DB): Promise<string> {
    vi.setSystemTime(Date.now() + 1000);
    const path = isLikely(0.5) ? leadsPath : requestsPath;
    const { email, ...others } = visitor;
    const form = forms[path]({ ...others, ...(path === leadsPath && { email }), id: crypto.randomUUID() });
    const answers = [];
    // Who sees no answer sends it again, wherever the first one went.
    for (let times = isLikely(0.25) ? 2 : 1; times > 0; times--) {
      const response = await post(path, form, { stores: { ...settings, DB: times === 1 ? database : env.DB } });
      expect(response.status).toBe(201);
      answers.push((await response.json<{ id: string }>()).id);
    }
    const [id = ""] = answers;
    expect(new Set(answers).size).toBe(1);
    ledger.records.set(id, { id, ...others, ...(path === leadsPath && { email }) });
    return id;
  }

  const readNow = () => readPeople(env.DB, new Date());
  const decidingAs = (author: string): Deciding => ({ database: env.DB, author, now: new Date(), readPeople: readNow });

  /** Both look at the list at the same moment, then each goes through some of it, and neither sees what the other does. */
  async function callPeople(): Promise<void> {
    const people = await readNow();
    const rounds = OPERATORS.flatMap((author) =>
      people.filter(() => isLikely(0.4)).map((person) => ({ author, person, seen: seePerson(person) })),
    );
    const comesBack = pick(rounds)?.person;
    for (const { author, person, seen } of rounds) {
      vi.setSystemTime(Date.now() + 1000);
      if (person === comesBack) await send(visitors.find(({ nom }) => nom === person.nom) as Visitor, env.DB);
      const { nom } = person;
      const dice = random();
      if (dice < 0.1) {
        const decided = await refuseContact(decidingAs(author), seen, [{ channel: "telephone", isRefused: true }], null);
        if (decided.isWritten) ledger.refusals.push({ id: decided.id, author, nom });
        else unwritten++;
      } else if (dice < 0.2) {
        const value = `07 ${String(Math.floor(random() * 1e8)).padStart(8, "0")}`;
        const decided = await correctPerson(decidingAs(author), seen, [{ field: "telephone", former: person.telephone, value }]);
        if (decided.isWritten) ledger.corrections.push({ id: decided.id, author, value, nom });
        else unwritten++;
      } else {
        const status = pick(OUTCOMES);
        const callAt = status === "a-rappeler" ? new Date(Date.now() + DAY_MS).toISOString() : null;
        const decided = await noteOutcome(decidingAs(author), seen, { status, callAt, note: null });
        if (decided.isWritten) ledger.outcomes.push({ id: decided.id, author, status, nom });
        else unwritten++;
      }
    }
  }

  function forget(nom: string): void {
    for (const [id, record] of ledger.records) if (record.nom === nom) ledger.records.delete(id);
    for (const kind of ["outcomes", "refusals", "corrections"] as const)
      ledger[kind] = ledger[kind].filter((entry) => entry.nom !== nom) as never;
  }

  const [inFlight, beforeAccident] = [visitors[3] as Visitor, visitors[5] as Visitor];
  for (let day = 0; day < 5; day++) {
    at(day, 0);
    for (const visitor of visitors.slice(day * 12, day * 12 + 12)) await send(visitor);
    for (const visitor of visitors.slice(0, day * 12)) if (isLikely(0.1)) await send(visitor);
    await runCron(3);
    at(day, 4);
    await callPeople();

    if (day === 1) {
      // One request waits in the outbox, another is on its way into the database, when their sender is erased.
      await send(inFlight, withFault(env.DB, failing()));
      const { promise: gate, resolve: open } = Promise.withResolvers<void>();
      const late = post(leadsPath, forms[leadsPath]({ ...inFlight }), {
        stores: { ...settings, DB: withFault(env.DB, (work) => gate.then(work)) },
      });
      await scheduler.wait(50);
      vi.setSystemTime(Date.now() + 1000);
      await decideAs(stores, new Date()).erase(inFlight.email);
      open();
      expect((await late).status).toBe(201);
      forget(inFlight.nom);
    }
    if (day === 3) {
      await runCron(6);
      const restore = await backUp();
      vi.setSystemTime(Date.now() + HOUR_MS);
      await decideAs(stores, new Date()).erase(beforeAccident.email);
      forget(beforeAccident.nom);
      // The database is lost: what people send meanwhile waits.
      await emptyTables(env.DB);
      for (const visitor of visitors.slice(10, 14)) await send(visitor, withFault(env.DB, failing()));
      await restore();
      expect((await readNow()).map(({ nom }) => nom)).toContain(beforeAccident.nom);
      expect(await eraseAgain(stores, PEPPER, new Date())).toBeGreaterThan(0);
    }
    at(day, 19.5);
    await runScheduled({ cron: "30 3 * * *", scheduledTime: Date.now() }, { ...env, ...settings });
    await runCron(6);
  }
  // Who was erased may write again.
  await send(inFlight, env.DB);

  expect((await listKeys()).filter((key) => /^(outbox|quarantine)\//.test(key))).toEqual([]);
  const rows = [...(await readRows("catalogue_downloads")), ...(await readRows("callback_requests"))];
  expect(rows.map(({ id }) => id).sort()).toEqual([...ledger.records.keys()].sort());
  for (const row of rows) expect(row).toMatchObject(ledger.records.get(String(row.id)) ?? {});

  const people = await readNow();
  const left = visitors.filter((visitor) => visitor !== beforeAccident);
  expect(people.map(({ nom }) => nom).sort()).toEqual(left.map(({ nom }) => nom).sort());
  const distinct = async (sql: string) => (await env.DB.prepare(`${sql} ORDER BY id`).all()).results;
  const said = (entries: readonly { id: string; nom: string }[]) =>
    entries.map(({ nom: _, ...entry }) => entry).sort((a, b) => (a.id < b.id ? -1 : 1));
  expect(await distinct("SELECT DISTINCT id, author, status FROM follow_up_entries")).toEqual(said(ledger.outcomes));
  expect(await distinct("SELECT DISTINCT id, author FROM contact_refusals")).toEqual(said(ledger.refusals));
  expect(await distinct("SELECT DISTINCT id, author, value FROM record_corrections")).toEqual(said(ledger.corrections));
  for (const { nom } of visitors) {
    const ids = people
      .filter((person) => person.nom === nom)
      .flatMap((person) => [
        ...person.refusals.map(({ id }) => id),
        ...person.records.flatMap(({ followUps, corrections }) => [...followUps, ...corrections].map(({ id }) => id)),
      ]);
    const ofPerson = [...ledger.outcomes, ...ledger.refusals, ...ledger.corrections].filter((entry) => entry.nom === nom);
    expect([...new Set(ids)].sort(), nom).toEqual(ofPerson.map(({ id }) => id).sort());
  }
  // The week was a busy one: of all that was said and done, something of each kind.
  for (const kind of [ledger.outcomes, ledger.refusals, ledger.corrections]) expect(kind.length).toBeGreaterThan(5);
  expect(unwritten).toBeGreaterThan(5);
}, 180_000);
