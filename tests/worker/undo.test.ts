import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { outcome } from "#tests/people.ts";
import { OUTCOMES } from "#workers/db/vocabulary.ts";
import { listCalls, listLaterCalls, listOldCalls } from "#workers/people/calls/call-lists.ts";
import { decide, type Note, undoLast } from "#workers/people/calls/decisions.ts";
import { loadPerson } from "#workers/people/identity/person.ts";
import { addLead, addRequest, contextOf, NOW, refusal, stores } from "./people.ts";

const TOMORROW = "2026-11-25T09:00:00.000Z";
const [LEAD, REQUEST] = [{ id: "lead" }, { id: "request" }];
const KEY = "catalogue_downloads/lead";

/** All that a screen, a file or a list reads of a person, but the entries themselves. */
async function readAll() {
  const person = await loadPerson(stores, KEY, NOW);
  const { records = [], entries: _, revision: __, sharedRecords: ___, ...rest } = person ?? {};
  const { unsure, late, today, fresh, setAside, done } = await listCalls(stores, NOW);
  const folded = [...(await listLaterCalls(stores, NOW)), ...(await listOldCalls(stores, NOW))];
  const lines = [...unsure, ...late, ...today.flatMap((slot) => slot.lines), ...fresh, ...folded];
  const { results: keys } = await env.DB.prepare("SELECT * FROM person_keys ORDER BY key, record_id").all();
  return {
    ...rest,
    records: records.map(({ entries: _, ...record }) => record),
    lines: lines.map(({ dueAt, isLate, isAllowed, unanswered }) => ({ dueAt, isLate, isAllowed, unanswered })),
    setAside: setAside.length,
    done: done.length,
    keys,
  };
}

const NOTES: [string, Note][] = [
  ...OUTCOMES.map((status): [string, Note] => [status, outcome(status, status === "a-rappeler" ? TOMORROW : null)]),
  ["ne plus appeler", refusal()],
  ["ne plus écrire", refusal("email")],
  ["peut de nouveau être appelé", { kind: "lifting", channel: "telephone", note: null }],
  ["accepte les e-mails", { kind: "agreement", channel: "email", note: "Oui" }],
  ["c'est une vraie personne", { kind: "genuine" }],
];

test.each(NOTES)("« %s » changes what is read of a person, and « Annuler » brings all of it back", async (_, note) => {
  await addLead({ ...LEAD, email: "zoe@exemple.fr", created_at: "2026-11-20T08:00:00.000Z" });
  await addRequest({ ...REQUEST, jour: "2026-11-24", created_at: "2026-11-23T08:00:00.000Z" });
  await addRequest({ id: "trapped", suspect: "trap", created_at: "2026-11-23T09:00:00.000Z" });
  const load = async () => (await loadPerson(stores, KEY, NOW)) ?? expect.fail();
  if (note.kind === "lifting") await decide(contextOf(), await load(), refusal());
  const before = await readAll();
  expect(await decide(contextOf(), await load(), note)).toMatchObject({ isWritten: true });
  expect(await readAll()).not.toEqual(before);
  expect(await undoLast(contextOf(), await load())).toMatchObject({ isWritten: true });
  expect(await readAll()).toEqual(before);
});
