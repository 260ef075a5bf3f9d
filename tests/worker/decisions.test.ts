import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { readStoreTime } from "#workers/db/clock.ts";
import { listRefusals } from "#workers/db/contact-refusals.ts";
import { addFollowUps, listFollowUps } from "#workers/db/follow-up-entries.ts";
import { addCorrections, listCorrections } from "#workers/db/record-corrections.ts";
import type { CallbackRequestRow, CatalogueDownload } from "#workers/db/schema.ts";
import { countCalls, describeLine, listCalls, watchLines } from "#workers/people/call-list.ts";
import { closeOldCalls, identifyOldCalls } from "#workers/people/close-old-calls.ts";
import { correctPerson, listValues } from "#workers/people/correct-person.ts";
import { type Deciding, findByRecord, seePerson } from "#workers/people/decide.ts";
import { noteOutcome, readOutcome } from "#workers/people/note-outcome.ts";
import { sayNextAttempt } from "#workers/people/outcome-words.ts";
import { readPeople } from "#workers/people/read-people.ts";
import { refuseContact } from "#workers/people/refuse-contact.ts";
import { findLastStep, sayStep, undoStep } from "#workers/people/undo.ts";
import { withFault } from "./faulty-stores.ts";
import { insert } from "./forms.ts";
import { makeLead, makeRequest } from "./make-records.ts";

/** What operators decide about people, on a real D1. It is 10:12 on a Tuesday in Paris. */
const NOW = new Date("2026-11-24T09:12:00.000Z");
const MINUTE_MS = 60_000;
const zoe = { prenom: "Zoé", nom: "Martin" };

const read = () => readPeople(env.DB, NOW);
const by = (author: string, now = NOW): Deciding => ({ database: env.DB, author, now, readPeople: () => readPeople(env.DB, now) });
const ines = by("Inès");
const nadia = by("Nadia");

function saveRequest(id: string, fields: Partial<CallbackRequestRow> = {}) {
  return insert("callback_requests", makeRequest({ id, ...zoe, jour: "2026-11-23", ...fields }));
}

function saveLead(id: string, fields: Partial<CatalogueDownload> = {}) {
  return insert("catalogue_downloads", makeLead({ id, ...zoe, consent_phone: true, ...fields }));
}

async function holderOf(recordId: string) {
  const person = findByRecord(await read(), recordId);
  if (!person) throw new Error(`Nobody holds ${recordId}.`);
  return person;
}

const joint = { status: "joint", callAt: null, note: null } as const;
const noCalls = [{ channel: "telephone", isRefused: true }] as const;

test("« ne plus appeler » and « ne plus écrire » said at once are one write, and each is taken back alone", async () => {
  await saveLead("r1", { email: "zoe@exemple.fr" });
  const seen = seePerson(await holderOf("r1"));
  const both = [...noCalls, { channel: "email", isRefused: true }] as const;
  let calls = 0;
  const flapping = withFault(env.DB, (call) => (++calls > 1 ? Promise.reject(new Error("D1_ERROR: Network connection lost.")) : call()));
  await refuseContact({ ...ines, database: flapping }, seen, both, "au téléphone");
  const { standing } = await holderOf("r1");
  expect([standing.telephone.state, standing.email.state]).toEqual(["refused", "refused"]);
  expect(new Set((await listRefusals(env.DB)).map(({ id }) => id)).size).toBe(2);
});

test("a decision about two lines that a third record makes one person asks, then holds for all", async () => {
  await saveRequest("r1", { telephone: "06 11 11 11 11" });
  await saveLead("r2", { email: "zoe@exemple.fr", telephone: "06 22 22 22 22" });
  const seen = seePerson(await holderOf("r2"));
  await saveLead("r3", { email: "zoe@exemple.fr", telephone: "06 11 11 11 11" });

  for (const decide of [() => refuseContact(ines, seen, noCalls, null), () => noteOutcome(ines, seen, joint)]) {
    expect(await decide()).toMatchObject({ isWritten: false, reason: "regrouped", people: [{ records: { length: 3 } }] });
  }
  expect([await listRefusals(env.DB), await listFollowUps(env.DB)]).toEqual([[], []]);

  const asked = seePerson(await holderOf("r2"));
  expect(await refuseContact(ines, asked, noCalls, null)).toMatchObject({ isWritten: true });
  expect((await listRefusals(env.DB)).map(({ record_id }) => record_id).sort()).toEqual(["r1", "r2", "r3"]);
  expect((await holderOf("r3")).standing.telephone.state).toBe("refused");
});

test("a decision about somebody who was erased meanwhile writes nothing and says so", async () => {
  await saveRequest("r1");
  const seen = seePerson(await holderOf("r1"));
  await env.DB.prepare("DELETE FROM callback_requests").run();

  expect(await refuseContact(ines, seen, noCalls, null)).toEqual({ isWritten: false, reason: "gone" });
  expect(await noteOutcome(ines, seen, joint)).toEqual({ isWritten: false, reason: "gone" });
  expect([await listRefusals(env.DB), await listFollowUps(env.DB)]).toEqual([[], []]);
});

test("an outcome on somebody who was refused meanwhile is stopped, even when the refusal comes at the last moment", async () => {
  await saveRequest("r1");
  const person = await holderOf("r1");
  const seen = seePerson(person);
  await refuseContact(nadia, seen, noCalls, null);

  expect(await noteOutcome(ines, seen, joint)).toMatchObject({ isWritten: false, reason: "refused" });
  // Everybody was read before the refusal was written.
  const readings = [[person]];
  const late = { ...ines, readPeople: async () => readings.pop() ?? read() };
  expect(await noteOutcome(late, seen, joint)).toMatchObject({ isWritten: false, reason: "refused" });
  expect(await listFollowUps(env.DB)).toEqual([]);
  // Whoever has seen it may note what was said.
  expect(await noteOutcome(ines, seePerson(await holderOf("r1")), joint)).toMatchObject({ isWritten: true });
});

test("outcomes and refusals are taken back one by one, last first, to what stood before", async () => {
  await saveRequest("r1", { telephone: "06 11 11 11 11" });
  await saveRequest("r2", { prenom: "Paul", telephone: "06 22 22 22 22" });
  const imported = { table: "callback_requests", after: null, callAt: null, note: null } as const;
  await addFollowUps(env.DB, { id: "import", at: NOW.toISOString(), author: "Inès" }, [
    { ...imported, recordId: "r1", status: "joint" },
    { ...imported, recordId: "r2", status: "inscrit" },
  ]);
  const callAt = "2026-11-25T08:00:00.000Z";
  await noteOutcome(ines, seePerson(await holderOf("r1")), { status: "a-rappeler", callAt, note: "le soir" });
  await noteOutcome(ines, seePerson(await holderOf("r1")), joint);
  await refuseContact(ines, seePerson(await holderOf("r2")), noCalls, null);
  const undo = async () => {
    const step = findLastStep(await read(), "Inès", NOW);
    return step && (await undoStep(ines, step)) ? sayStep(step, NOW) : undefined;
  };

  expect(await undo()).toBe("Paul Martin, ne plus appeler");
  expect((await holderOf("r2")).standing.telephone.state).toBe("accepted");
  expect(await undo()).toBe("Zoé Martin, joint");
  expect((await holderOf("r1")).records[0]?.followUp).toMatchObject({ status: "a-rappeler", call_at: callAt });
  expect(await undo()).toContain("Zoé Martin, à rappeler");
  expect(await undo()).toBe("2 personnes, inscrit et joint");
  expect((await holderOf("r1")).records[0]?.followUp).toMatchObject({ status: "nouveau" });
  expect(await undo()).toBeUndefined();
});

test("nobody takes back what a colleague noted, nor what one of them changed since", async () => {
  await saveRequest("r1");
  await noteOutcome(ines, seePerson(await holderOf("r1")), joint);
  const step = findLastStep(await read(), "Inès", NOW);
  await noteOutcome(nadia, seePerson(await holderOf("r1")), { ...joint, status: "inscrit" });

  expect(step && (await undoStep(ines, { ...step, people: await read() }))).toBe(false);
  expect(await listFollowUps(env.DB)).toHaveLength(2);
  expect(findLastStep(await read(), "Paul", NOW)).toBeUndefined();
});

test("a correction changes one value on the records that hold it, and no other spelling of the same number", async () => {
  await saveLead("r1", { email: "zoe@exemple.fr" });
  await saveLead("r2", { email: "zoe@exemple.fr", telephone: "+33612345678", prenom: "ZOE" });
  const person = await holderOf("r1");
  expect(listValues(person).filter(({ field }) => field === "telephone")).toHaveLength(2);

  const unchanged = listValues(person).map(({ field, value }) => ({ field, former: value, value }));
  const corrections = unchanged.map((each) => (each.value === "06 12 34 56 78" ? { ...each, value: "07 00 00 00 01" } : each));
  expect(await correctPerson(ines, seePerson(person), corrections)).toMatchObject({ isWritten: true });
  expect(await listCorrections(env.DB)).toMatchObject([{ record_id: "r1", field: "telephone", value: "07 00 00 00 01" }]);
  expect(await correctPerson(ines, seePerson(person), unchanged.slice(0, 1))).toEqual({ isWritten: false, reason: "nothing" });
});

test("a correction never undoes a colleague's: nothing of it is written, and theirs is shown", async () => {
  await saveLead("r1", { email: "zoe@exemple.fr" });
  const seen = seePerson(await holderOf("r1"));
  const former = "06 12 34 56 78";
  await correctPerson(nadia, seen, [{ field: "telephone", former, value: "06 99 99 99 99" }]);

  const mine = [
    { field: "email", former: "zoe@exemple.fr", value: "zoe@nouveau.fr" },
    { field: "telephone", former, value: "06 88 88 88 88" },
  ] as const;
  expect(await correctPerson(ines, seen, mine)).toMatchObject({
    isWritten: false,
    reason: "faults",
    faults: [{ field: "telephone", reason: "changed", current: "06 99 99 99 99", by: { author: "Nadia" } }],
  });
  // The same when theirs comes between our reading and our writing.
  const stale = { table: "catalogue_downloads", recordId: "r1", field: "telephone", former, value: "06 88 88 88 88" } as const;
  expect(await addCorrections(env.DB, { id: "x", at: NOW.toISOString(), author: "Inès" }, [stale])).toEqual([]);
  expect(await listCorrections(env.DB)).toHaveLength(1);
});

test("a correction follows the rules of the forms, with their messages", async () => {
  await saveLead("r1", { email: "zoe@exemple.fr" });
  const typed = [
    { field: "email", former: "zoe@exemple.fr", value: "zoe@exemple" },
    { field: "nom", former: "Martin", value: " " },
  ] as const;
  const faults = ["Adresse email invalide", "Le nom est requis"].map((message) => ({ reason: "invalid", message }));
  expect(await correctPerson(ines, seePerson(await holderOf("r1")), typed)).toMatchObject({ isWritten: false, reason: "faults", faults });
  expect(await listCorrections(env.DB)).toEqual([]);
});

test("a clock that is ten minutes slow hides no refusal and no outcome behind what was before", async () => {
  const slow = by("Inès", new Date(NOW.getTime() - 10 * MINUTE_MS));
  await saveRequest("r1", { created_at: NOW.toISOString() });
  await refuseContact(slow, seePerson(await holderOf("r1")), noCalls, null);
  expect((await holderOf("r1")).standing.telephone.state).toBe("refused");

  await noteOutcome(by("Nadia", new Date(NOW.getTime() + 10 * MINUTE_MS)), seePerson(await holderOf("r1")), joint);
  await noteOutcome(slow, seePerson(await holderOf("r1")), { ...joint, status: "inscrit" });
  expect((await holderOf("r1")).records[0]?.followUp?.status).toBe("inscrit");
});

test("the store tells the time", async () => {
  expect(Math.abs((await readStoreTime(env.DB)).getTime() - Date.now())).toBeLessThan(MINUTE_MS);
});

test("a line that is shown tells what others did to it, refusals and erasures too, and who has come since", async () => {
  await saveRequest("r1", { telephone: "06 11 11 11 11" });
  await saveRequest("r2", { prenom: "Paul", telephone: "06 22 22 22 22" });
  await saveRequest("r3", { prenom: "Maud", telephone: "06 33 33 33 33" });
  await saveRequest("r4", { prenom: "Ana", telephone: "06 44 44 44 44" });
  const shown = listCalls(await read(), { now: NOW }).late.map(({ key, stand }) => ({ key, stand }));
  await noteOutcome(nadia, seePerson(await holderOf("r1")), joint);
  await refuseContact(nadia, seePerson(await holderOf("r2")), noCalls, null);
  await env.DB.prepare("DELETE FROM callback_requests WHERE id = 'r3'").run();
  await saveRequest("r5", { prenom: "Luc", telephone: "06 55 55 55 55" });

  const people = await read();
  const { changed, arrived } = watchLines(shown, people, listCalls(people, { now: NOW }).late, NOW);
  expect(changed.sort((a, b) => a.key.localeCompare(b.key))).toEqual([
    { key: "r1", words: "Nadia : joint" },
    { key: "r2", words: "Nadia : ne plus appeler" },
    { key: "r3", words: "Effacé de la base" },
  ]);
  expect(arrived.map(({ key }) => key)).toEqual(["r5"]);
});

test("« pas de réponse » counts the attempts until somebody answers, and says when to try again", async () => {
  await saveRequest("r1");
  const call = async (issue: string) => {
    const read = readOutcome({ issue }, NOW);
    if ("outcome" in read) await noteOutcome(ines, seePerson(await holderOf("r1")), read.outcome);
    return describeLine(await holderOf("r1"), NOW);
  };

  expect(await call("pas-de-reponse")).toMatchObject({ unanswered: 1, due: { from: "2026-11-24T11:00:00.000Z" } });
  expect(sayNextAttempt((await call("pas-de-reponse")).unanswered)).toBe("troisième essai");
  const step = findLastStep(await read(), "Inès", NOW);
  if (step) await undoStep(ines, step);
  expect(describeLine(await holderOf("r1"), NOW)).toMatchObject({ unanswered: 1, due: { from: "2026-11-24T11:00:00.000Z" } });
  expect(await call("joint")).toMatchObject({ unanswered: 0, due: null });
});

test("calls overdue by more than two weeks are closed at once if they are those that were seen", async () => {
  const days = ["2026-10-05", "2026-10-06", "2026-11-23"];
  for (const [index, jour] of days.entries()) await saveRequest(`r${index}`, { jour, telephone: `06 11 11 11 1${index}` });
  const list = async () => listCalls(await read(), { now: NOW });
  const { old } = await list();
  expect([old.length, countCalls(await list())]).toEqual([2, 1]);

  const seen = await identifyOldCalls(old);
  await noteOutcome(nadia, seePerson(await holderOf("r0")), joint);
  expect(await closeOldCalls(ines, seen)).toBe(0);
  const fresh = await identifyOldCalls((await list()).old);
  await saveRequest("r3", { jour: "2026-10-07", telephone: "06 11 11 11 13" });
  expect(await closeOldCalls(ines, fresh)).toBe(0);
  expect(await closeOldCalls(ines, await identifyOldCalls((await list()).old))).toBe(2);
  expect((await list()).old).toEqual([]);

  const step = findLastStep(await read(), "Inès", NOW);
  expect(step && sayStep(step, NOW)).toBe("2 personnes, sans suite");
  expect(step && (await undoStep(ines, step))).toBe(true);
  expect((await list()).old).toHaveLength(2);
});
