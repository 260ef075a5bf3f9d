import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { listCallbackDays } from "#app/features/callback/working-days.ts";
import { mobilePain, pain } from "#tests/references.ts";
import { listCalls } from "#workers/people/calls/call-lists.ts";
import { erasePerson } from "#workers/people/rights/erasures.ts";
import { readCallRequest, readQuotationRequest, saveRequest } from "../../back-office/new-request/request.ts";
import { readJournal } from "../../back-office/state/describe-state.ts";
import { failing, withFault } from "./faulty-stores.ts";
import { countRows, listKeys, post, quotationsPath, readRows } from "./forms.ts";
import { addLead, contextOf, find, NOW, note, refusal, reload, stores } from "./people.ts";

const CALL = {
  ...{ id: "5e55105e-0000-4000-8000-000000000000", prenom: "Odile", nom: "Grandclerc", telephone: "06 12 34 56 84" },
  ...{ email: "odile@exemple.fr", profession: "infirmiers", jour: listCallbackDays(NOW)[0] ?? "", creneau: "matin" },
  ...{ accord: "Oui, jeudi matin", remarque: "Préfère le soir" },
};
const QUOTATION = {
  ...{ id: "5e55105e-0000-4000-8000-000000000001", establishment: "Centre hospitalier de Belleval", nom: "Odile Grandclerc" },
  ...{ email: "odile@exemple.fr", telephone: "06 12 34 56 84", message: "Commande 12" },
  ...{ [pain.PI]: " 4 ", [pain.EPP]: "0", [mobilePain]: "2", [pain.FC]: "" },
};

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: NOW }));

const KINDS = {
  call: {
    table: "callback_requests",
    read: () => readCallRequest(CALL, NOW),
    whole: {
      email: "odile@exemple.fr",
      calls: [{ is_timed: true }],
      standing: { telephone: { state: "accepted" } },
      entries: [
        { kind: "entered", author: "Inès" },
        { kind: "agreement", author: "Inès", note: "Oui, jeudi matin" },
        { kind: "note", note: "Préfère le soir" },
        { kind: "correction", corrections: { email: "odile@exemple.fr" } },
      ],
    },
  },
  quotation: {
    table: "quotation_requests",
    read: (fields = {}) => readQuotationRequest({ ...QUOTATION, remarque: "Rappelle lundi", ...fields }, NOW),
    whole: {
      establishment: "Centre hospitalier de Belleval",
      calls: [{ is_timed: false }],
      standing: { telephone: { state: "quotation" }, email: { state: "quotation" } },
      entries: [
        { kind: "entered", author: "Inès" },
        { kind: "note", note: "Rappelle lundi" },
      ],
    },
  },
} as const;
type Kind = keyof typeof KINDS;
const kinds = Object.keys(KINDS) as Kind[];

async function send(kind: Kind, database: D1Database = env.DB): Promise<string> {
  const request = KINDS[kind].read();
  if ("errors" in request) throw new Error(JSON.stringify(request.errors));
  return saveRequest({ ...contextOf("Inès"), stores: { database, outbox: env.OUTBOX } }, request);
}

test.each(kinds)("whichever write of a new %s fails, a second sending leaves all of it, once", async (kind) => {
  const { table, whole } = KINDS[kind];
  const watched = withFault(env.DB);
  await send(kind, watched);
  const writes = watched.calls;
  for (let failed = 1; failed <= writes; failed++) {
    for (const name of [table, "entries", "person_keys", "open_calls"]) await env.DB.exec(`DELETE FROM ${name}`);
    let call = 0;
    const cut = withFault(env.DB, (work, statements) => (++call === failed ? failing()(work, statements) : work()));
    await expect(send(kind, cut), `write ${failed}`).rejects.toThrow();
    await send(kind);
    await send(kind);
    for (const words of ["grandclerc", "odile@exemple.fr"]) expect(await find(words)).toMatchObject(whole);
    expect([await countRows(table), await countRows("entries")]).toEqual([1, whole.entries.length]);
  }
});

test.each(kinds)("a %s whose answer was lost is not noted twice, even after a colleague has worked on it", async (kind) => {
  await send(kind);
  await env.DB.exec("DELETE FROM open_calls");
  await send(kind);
  expect(await find("grandclerc")).toMatchObject({ entries: KINDS[kind].whole.entries, calls: [] });
});

test.each(kinds)("the journal says who entered a %s, and nobody is told of it", async (kind) => {
  await send(kind);
  const journal = await readJournal(contextOf(), "9", 10);
  expect(journal).toContainEqual(expect.objectContaining({ author: "Inès", what: "demande saisie" }));
  expect([await countRows("announcements"), await listKeys()]).toEqual([0, []]);
});

test("the e-mail of a new request leaves the person's other records as they are", async () => {
  await addLead({ prenom: "Odile", nom: "Grandclerc", telephone: "06 12 34 56 84", email: "ancienne@exemple.fr" });
  await send("call");
  const { records, email } = await find("grandclerc");
  expect(email).toBe("odile@exemple.fr");
  expect(records.map((record) => record.email)).toEqual(["odile@exemple.fr", "ancienne@exemple.fr"]);
});

test("a quotation said on the telephone holds what one of the site holds, says how it came, and has no link", async () => {
  await send("quotation");
  await post(quotationsPath, { ...QUOTATION, source_page: "/devis-employeur" });
  const rows = await readRows("quotation_requests", "source_type DESC");
  const [entered, sent] = rows.map(({ id: _, created_at: __, ...row }) => row);
  expect(sent).toMatchObject({ source_type: null, key_hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(entered).toEqual({ ...sent, source_type: "telephone", source_page: "/", key_hash: null });
  expect(JSON.parse(String(entered?.lines))).toEqual([
    { reference: pain.PI, learners: 4 },
    { reference: mobilePain, learners: 2 },
  ]);
});

test("it waits among the quotations to send, without a telephone too, and is erased as every other", async () => {
  const request = KINDS.quotation.read({ telephone: "" });
  if ("errors" in request) throw new Error(JSON.stringify(request.errors));
  await saveRequest(contextOf("Inès"), request);
  expect((await listCalls(stores, NOW)).quotations).toMatchObject([{ isToWrite: true, isAllowed: false }]);
  const person = await find("grandclerc");
  expect(await erasePerson(contextOf(), person)).toMatchObject({ isWritten: true });
  expect([await countRows("quotation_requests"), await countRows("entries")]).toEqual([0, 0]);
});

test("after « ne plus appeler », a quotation that a colleague enters makes calling doubtful, as one of the site", async () => {
  await addLead({ prenom: "Odile", nom: "Grandclerc", telephone: "06 12 34 56 84", email: "odile@exemple.fr" });
  await note("grandclerc", refusal(), contextOf("Nadia", new Date(NOW.getTime() - 1000)));
  await send("quotation");
  expect((await reload(await find("grandclerc"))).standing.telephone.state).toBe("unsure");
});

test.each([
  ["nobody", { [pain.PI]: "0", [mobilePain]: "" }, { lines: "Indiquez au moins une personne" }],
  ["part of a person", { [pain.PI]: "1,5" }, { [pain.PI]: expect.stringContaining("de 0 à 500") }],
  ["a whole town", { [pain.PI]: "501" }, { [pain.PI]: expect.stringContaining("de 0 à 500") }],
  ["words", { [pain.PI]: "douze" }, { [pain.PI]: expect.stringContaining("de 0 à 500") }],
  [
    "no establishment and no name",
    { establishment: " ", nom: "\u200B" },
    { establishment: "Indiquez l'établissement", nom: "Le nom est requis" },
  ],
  ["no e-mail", { email: "" }, { email: "L'adresse e-mail est requise" }],
  ["an e-mail without its end", { email: "formation@ch-belleval" }, { email: expect.stringContaining("« .fr »") }],
])("%s is refused at its place, in words for an adviser", (_, fields, errors) => {
  expect(KINDS.quotation.read(fields)).toEqual({ errors });
});

test("a call without a name or profession is refused in words for an adviser", () => {
  expect(readCallRequest({ ...CALL, prenom: "", nom: "", profession: "" }, NOW)).toEqual({
    errors: { prenom: "Le prénom est requis", nom: "Le nom est requis", profession: "Choisissez une profession" },
  });
});
