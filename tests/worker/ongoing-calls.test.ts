import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { outcome } from "#tests/people.ts";
import { noteOngoingCall, readOngoingCalls } from "#workers/people/calls/ongoing-calls.ts";
import { holderOf } from "#workers/people/identity/person.ts";
import { erasePerson } from "#workers/people/rights/erasures.ts";
import { purgeExpired } from "#workers/scheduled/purge-expired.ts";
import { countRows } from "./forms.ts";
import { addLead, addRequest, contextOf, find, NOW, note, stores } from "./people.ts";

const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const call = async (words: string, author: string, now = NOW) => noteOngoingCall(contextOf(author, now), (await find(words)).key);
const authorsOn = async (words: string, now = NOW) => {
  const { key } = await find(words);
  return (await readOngoingCalls(stores, now)).filter((ongoing) => holderOf(ongoing) === key).map(({ author }) => author);
};

test("whoever dials a person is shown for ten minutes, whatever that person sends meanwhile", async () => {
  await addRequest({ nom: "Petit" });
  await addRequest({ nom: "Kaya" });
  await call("petit", "Nadia");
  await addLead({ nom: "Petit", created_at: "2026-11-24T08:59:00.000Z" });
  expect(await authorsOn("petit")).toEqual(["Nadia"]);
  expect(await authorsOn("kaya")).toEqual([]);
  expect(await authorsOn("petit", after(10))).toEqual(["Nadia"]);
  expect(await authorsOn("petit", new Date(after(10).getTime() + 1))).toEqual([]);
});

test("a second adviser is blocked by nothing: both are shown, the latest first", async () => {
  await addRequest({ nom: "Petit" });
  await call("petit", "Nadia");
  await call("petit", "Inès", after(1));
  expect(await authorsOn("petit", after(1))).toEqual(["Inès", "Nadia"]);
  await call("petit", "Nadia", after(2));
  expect(await authorsOn("petit", after(11))).toEqual(["Nadia", "Inès"]);
  await note("petit", outcome("joint"), contextOf("Nadia", after(3)));
  expect((await find("petit")).entries).toHaveLength(1);
});

test("an outcome and « ne plus appeler » end the call; a note or a correction meanwhile does not", async () => {
  await addRequest({ nom: "Petit" });
  await call("petit", "Nadia");
  await note("petit", { kind: "note", note: "en ligne" });
  expect(await authorsOn("petit")).toEqual(["Nadia"]);
  await note("petit", outcome("pas-de-reponse", "2026-11-24T13:00:00.000Z"));
  expect(await authorsOn("petit")).toEqual([]);
  await call("petit", "Nadia");
  await note("petit", { kind: "refusal", channel: "telephone", note: null });
  expect(await authorsOn("petit")).toEqual([]);
});

test("nothing of a call outlives it: the next one, the night and an erasure delete its row, and nobody gone is called", async () => {
  await addRequest({ nom: "Petit" });
  await addRequest({ nom: "Kaya" });
  const { key } = await find("petit");
  await call("petit", "Nadia");
  await call("kaya", "Nadia", after(11));
  expect(await countRows("ongoing_calls")).toBe(1);
  await purgeExpired(env, after(22));
  expect(await countRows("ongoing_calls")).toBe(0);
  await call("petit", "Nadia");
  await erasePerson(contextOf("Inès"), await find("petit"));
  expect(await countRows("ongoing_calls")).toBe(0);
  for (const gone of [key, "unknown/x", ""]) await noteOngoingCall(contextOf(), gone);
  expect(await countRows("ongoing_calls")).toBe(0);
});
