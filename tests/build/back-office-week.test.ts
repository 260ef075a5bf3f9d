import { afterAll, expect, test } from "vitest";
import { startBuiltOffice } from "#tests/built-office.ts";
import { outcome, peopleOf } from "#tests/office-people.ts";
import { listCalls, listLaterCalls, listOldCalls } from "#workers/people/calls/call-lists.ts";
import { activeEntries, loadPerson, type Person } from "#workers/people/identity/person.ts";
import { applyErasures } from "#workers/people/rights/erasures.ts";
import { addToOutbox } from "#workers/storage/outbox.ts";
import { listTables } from "../empty-tables.ts";
import { makeRequest } from "../worker/make-records.ts";

/** A week of sixty people and two advisers: Inès through the built Worker, Nadia through the same base. */

const office = await startBuiltOffice();
const { env, address } = office;
const people = peopleOf(office);
afterAll(() => office.close());

const NAMES = Array.from(
  { length: 60 },
  (_, index) => `Personne${String.fromCharCode(65 + (index % 26))}${String.fromCharCode(65 + Math.floor(index / 26))}`,
);
/** What was said last of each person, by name; « promis » for a call that was promised. */
const said = new Map<string, string>();

async function post(path: string, person: Person, fields: Record<string, string>): Promise<number> {
  const body = new URLSearchParams({ qui: person.key, vu: person.revision, ...fields });
  return (await fetch(new URL(path, address), { method: "POST", body, headers: { Origin: address }, redirect: "manual" })).status;
}

async function inesNotes(name: string, issue: string) {
  expect(await post("/appels", await people.find(name), { issue }), `${name} ${issue}`).toBe(303);
  said.set(name, issue.startsWith("a-rappeler") ? "promis" : issue);
}

async function nadiaNotes(name: string, status: "joint" | "inscrit") {
  await people.notes("Nadia", name, outcome(status));
  said.set(name, status);
}

async function isPromised(name: string): Promise<boolean> {
  const now = new Date();
  const [lists, later, old] = await Promise.all([
    listCalls(people.stores, now),
    listLaterCalls(people.stores, now),
    listOldCalls(people.stores, now),
  ]);
  const lines = [...lists.unsure, ...lists.late, ...lists.today.flatMap((group) => group.lines), ...lists.fresh, ...later, ...old];
  return lines.some(({ person }) => person.nom === name);
}

/** All rows of all tables, as Time Travel would give them back. */
async function takeSnapshot() {
  const tables = await listTables(env.DB);
  const rows = await Promise.all(
    tables.map(async (name) => (await env.DB.prepare(`SELECT * FROM ${name}`).all<Record<string, unknown>>()).results),
  );
  return async () => {
    await env.DB.batch(tables.map((name) => env.DB.prepare(`DELETE FROM ${name}`)));
    const inserts = tables.flatMap((name, place) =>
      (rows[place] ?? []).map((row) =>
        env.DB.prepare(
          `INSERT INTO ${name} VALUES (${Object.keys(row)
            .map(() => "?")
            .join(", ")})`,
        ).bind(...Object.values(row)),
      ),
    );
    for (let start = 0; start < inserts.length; start += 100) await env.DB.batch(inserts.slice(start, start + 100));
  };
}

test("after a week with conflicts, an erasure and a restore, D1 and R2 hold what was said, and every promise is in a list", async () => {
  for (const [index, name] of NAMES.entries()) {
    if (index % 3 === 0) await people.takesCatalogue(name, { consent_phone: index % 2 === 0, consent_at: null });
    else await people.asksForCall(name, { inDays: (index % 5) - 3 });
  }
  // Monday and Tuesday: both call.
  const issues = ["joint", "pas-de-reponse", "a-rappeler dans-1-h", "inscrit", "sans-suite", "ne-plus-appeler"];
  for (const [index, name] of NAMES.slice(0, 30).entries()) await inesNotes(name, issues[index % issues.length] ?? "joint");
  for (const name of NAMES.slice(30, 40)) await nadiaNotes(name, "inscrit");

  // Wednesday: Inès answers what she saw before Nadia wrote. Nothing of hers is written, and « Annuler » of another's entry is refused.
  const contested = NAMES[40] ?? "";
  const seen = await people.find(contested);
  await nadiaNotes(contested, "joint");
  expect(await post("/appels", seen, { issue: "sans-suite" })).toBe(409);
  expect(await post("/appels", await people.find(contested), { issue: "annuler" })).toBe(409);
  // She takes her own back: what waited waits again.
  const undone = NAMES[41] ?? "";
  await inesNotes(undone, "sans-suite");
  expect(await post("/appels", await people.find(undone), { issue: "annuler" })).toBe(303);
  said.delete(undone);

  // Thursday: a copy; then an erasure while a record of the same person waits in R2, and calls that the restore will take away.
  const restore = await takeSnapshot();
  const kept = new Map(said);
  const erased = NAMES[50] ?? "";
  const { telephone, prenom } = await people.find(erased);
  await addToOutbox(env.OUTBOX, "callback_requests", makeRequest({ nom: erased, prenom, telephone }));
  expect(await post("/personnes", await people.find(erased), { faire: "effacer", mot: "EFFACER" })).toBe(303);
  expect((await env.OUTBOX.list({ prefix: "outbox/" })).objects).toEqual([]);
  await nadiaNotes(NAMES[51] ?? "", "joint");
  await restore();
  await applyErasures(people.stores);
  said.clear();
  for (const [name, what] of kept) said.set(name, what);

  // Friday: the calls go on.
  for (const name of NAMES.slice(51, 56)) await inesNotes(name, "a-rappeler dans-1-h");

  await expect(people.find(erased)).rejects.toThrow("0 people");
  for (const name of NAMES.filter((each) => each !== erased)) {
    const person = await loadPerson(people.stores, (await people.find(name)).key, new Date());
    const last = activeEntries(person?.entries ?? []).at(-1);
    const found = last?.kind === "refusal" ? "ne-plus-appeler" : (last?.status ?? undefined);
    expect([name, found === "a-rappeler" ? "promis" : found]).toEqual([name, said.get(name)]);
    if (said.get(name) === "promis" || said.get(name) === "pas-de-reponse") expect(await isPromised(name), name).toBe(true);
  }
  const { objects } = await env.OUTBOX.list();
  expect(objects.filter(({ key }) => !key.startsWith("keys/")).map(({ key }) => key.split("/")[0])).toEqual(["erasures"]);
  expect(await env.DB.prepare("SELECT author FROM erasures").first("author")).toBe("Inès");
}, 240_000);
