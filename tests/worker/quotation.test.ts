import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { summariseQuotation } from "#app/content/pages/employer-quotation.ts";
import { quotedReferences } from "#app/content/quoted-offers.ts";
import type { OwnChange } from "#app/features/own-request/own-request-schema.ts";
import { outcome } from "#tests/people.ts";
import { mobilePain, pain } from "#tests/references.ts";
import { THE_PERSON } from "#workers/db/vocabulary.ts";
import { describeRecords } from "#workers/notifications/messages.ts";
import { listCalls } from "#workers/people/calls/call-lists.ts";
import { formatStanding } from "#workers/people/labels/standing-labels.ts";
import { changeRequest } from "#workers/people/own-request/change-request.ts";
import { findHeldRequest, maskEmail } from "#workers/people/own-request/own-request.ts";
import { replayOutbox } from "#workers/scheduled/replay-outbox.ts";
import { failing, withFault } from "./faulty-stores.ts";
import { countRows, forms, listKeys, post, quotationsPath, readRows, type Sending } from "./forms.ts";
import { makeQuotation } from "./make-records.ts";
import { addLead, contextOf, find, note, refusal, stores } from "./people.ts";

interface Answer {
  id: string;
  reference: string;
  cle: string;
}

const now = () => new Date();

async function ask(fields: Record<string, unknown> = {}, sending: Sending = {}): Promise<Answer> {
  const response = await post(quotationsPath, forms[quotationsPath]({ id: crypto.randomUUID(), ...fields }), sending);
  expect(response.status).toBe(201);
  return response.json();
}

const look = async (cle: string, at = now()) => (await findHeldRequest(stores, cle, at))?.shown ?? null;
const change = (cle: string, what: OwnChange, at = now()) => changeRequest(stores, cle, what, at);
const refuse = async (fields: Record<string, unknown>) => {
  const response = await post(quotationsPath, forms[quotationsPath](fields));
  expect(response.status).toBe(400);
  return (await response.json<{ errors: Record<string, string> }>()).errors;
};

test("a quotation is stored with its lines, establishment and sender, and without a code or a consent", async () => {
  const answer = await ask({ telephone: " 04 76 00 00 00 ", message: "Commande 12\nService B" });
  expect(answer).toEqual({ id: answer.id, reference: expect.stringMatching(/^CIM-/), cle: expect.stringMatching(/^[0-9a-f]{32}$/) });
  const [row, ...others] = await readRows("quotation_requests");
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    ...{ id: answer.id, nom: "Claire Martin", establishment: "Centre hospitalier de Belleval" },
    ...{ telephone: "04 76 00 00 00", message: "Commande 12 Service B", source_page: "/devis-employeur" },
  });
  expect(JSON.parse(String(row?.lines))).toEqual([
    { reference: pain.PI, learners: 4 },
    { reference: pain.EPP, learners: 2 },
  ]);
});

test("the second FC of a programme has its own line", async () => {
  expect(quotedReferences).toContain(mobilePain);
  await ask({ [pain.PI]: "", [pain.EPP]: "", [mobilePain]: 3 });
  expect(JSON.parse(String((await readRows("quotation_requests"))[0]?.lines))).toEqual([{ reference: mobilePain, learners: 3 }]);
});

test.each([
  ["nobody", { [pain.PI]: "0", [pain.EPP]: "" }, { lines: "Indiquez au moins une personne" }],
  ["part of a person", { [pain.PI]: "1.5" }, { [pain.PI]: expect.stringContaining("de 0 à 500") }],
  ["fewer than nobody", { [pain.PI]: "-1" }, { [pain.PI]: expect.stringContaining("de 0 à 500") }],
  ["a whole town", { [pain.PI]: "501" }, { [pain.PI]: expect.stringContaining("de 0 à 500") }],
  ["words", { [pain.PI]: "douze" }, { [pain.PI]: expect.stringContaining("de 0 à 500") }],
  ["a wrong number alone", { [pain.PI]: "1.5", [pain.EPP]: "" }, { [pain.PI]: expect.stringContaining("de 0 à 500") }],
  [
    "nobody, and an e-mail without its end,",
    { [pain.PI]: "0", [pain.EPP]: "", email: "formation@ch-belleval" },
    { lines: "Indiquez au moins une personne", email: expect.stringContaining("« .fr »") },
  ],
  ["an e-mail without its end", { email: "formation@ch-belleval" }, { email: expect.stringContaining("« .fr »") }],
  ["no e-mail", { email: "" }, { email: "Indiquez votre e-mail" }],
  ["no establishment", { establishment: "​" }, { establishment: "Indiquez l'établissement" }],
])("%s is refused with a message at its place", async (_, fields, errors) => {
  expect(await refuse(fields)).toEqual(errors);
  expect(await countRows("quotation_requests")).toBe(0);
});

test("a reference that is not in the catalogue is dropped", async () => {
  await ask({ "9A0X0000000": "7" });
  expect((await readRows("quotation_requests"))[0]?.lines).not.toContain("9A0X0000000");
});

test("a resent quotation is stored once, with the same link", async () => {
  const form = forms[quotationsPath]({ id: crypto.randomUUID(), cle: "a".repeat(32) });
  const answers = await Promise.all([1, 2, 3].map(async () => (await post(quotationsPath, form)).json<Answer>()));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await countRows("quotation_requests")).toBe(1);
});

test("while D1 is down it waits in the outbox, its link opens, and the replay moves it unchanged", async () => {
  const { cle, id } = await ask({}, { stores: { DB: withFault(env.DB, failing()) } });
  expect(await look(cle)).toMatchObject({ kind: "quotation", state: "open" });
  expect(await change(cle, { kind: "cancel" })).toBe("waiting");
  await replayOutbox(env, now());
  expect(await listKeys()).toEqual([]);
  expect(await look(cle)).toMatchObject({ lines: [{ learners: 4 }, { learners: 2 }] });
  expect((await readRows("quotation_requests")).map((row) => row.id)).toEqual([id]);
});

test("its sender sees its lines, cancels it once, and nobody is to answer any more", async () => {
  const { cle, reference } = await ask({ email: "formation@ch-belleval.example" });
  expect(await look(cle)).toMatchObject({ kind: "quotation", reference, state: "open", maskedEmail: "f••••••••@ch-belleval.example" });
  expect((await listCalls(stores, now())).quotations).toHaveLength(1);
  expect(await change(cle, { kind: "cancel" })).toBe("done");
  expect(await change(cle, { kind: "cancel" })).toBe("late");
  expect(await look(cle)).toMatchObject({ state: "cancelled" });
  expect((await listCalls(stores, now())).quotations).toEqual([]);
  expect(await readRows("entries", "at")).toMatchObject([{ kind: "cancelled", author: THE_PERSON }]);
});

test("its link moves and refuses nothing, erases it alone, and ends after 30 days", async () => {
  const { cle, id } = await ask({ nom: "Claire Martin", email: "claire@exemple.fr" });
  await addLead({ nom: "Martin", prenom: "Claire", email: "claire@exemple.fr" });
  expect(await change(cle, { kind: "move", jour: "2026-11-30", creneau: "matin" })).toBe("late");
  expect(await change(cle, { kind: "refuse" })).toBe("late");
  expect(await look(cle, new Date(Date.now() + 31 * 86_400_000))).toBeNull();
  expect(await change(cle, { kind: "erase" })).toBe("done");
  expect(await countRows("quotation_requests")).toBe(0);
  expect(await countRows("catalogue_downloads")).toBe(1);
  expect(await readRows("erasures", "erased_at")).toMatchObject([
    { record_table: "quotation_requests", record_id: id, author: THE_PERSON },
  ]);
  expect(await look(cle)).toBeNull();
});

test("the key of a call opens no quotation, and the other way round", async () => {
  const { cle } = await ask();
  expect(await look("f".repeat(32))).toBeNull();
  expect(await look(cle)).toMatchObject({ kind: "quotation" });
  const [row] = await readRows("quotation_requests");
  for (const known of [String(row?.key_hash), String(row?.key_hash).slice(0, 32), String(row?.id)]) expect(await look(known)).toBeNull();
});

test("advisers find it without a telephone, answer by e-mail, and note that it is sent", async () => {
  const { cle } = await ask({ nom: "Zoé Durand" });
  const [line] = (await listCalls(stores, now())).quotations;
  expect(line).toMatchObject({ isToWrite: true, isAllowed: false });
  const person = await find("Durand");
  expect(person).toMatchObject({ nom: "Zoé Durand", telephone: "", establishment: "Centre hospitalier de Belleval" });
  expect(formatStanding(person, "email")).toContain("pour son devis seulement");
  await note("Durand", outcome("devis-envoye"));
  expect((await listCalls(stores, now())).quotations).toEqual([]);
  expect(await look(cle)).toMatchObject({ state: "answered" });
  expect(await change(cle, { kind: "cancel" })).toBe("late");
});

test("a telephone may be called about the quotation; it is no consent to anything else", async () => {
  await ask({ nom: "Durand", telephone: "06 12 34 56 78" });
  const { standing } = await find("Durand");
  expect(standing).toMatchObject({ telephone: { state: "quotation" }, email: { state: "quotation" } });
});

test("« ne plus appeler » leaves the quotation to be answered in writing; asked for after it, calling is to be confirmed", async () => {
  await ask({ nom: "Durand", telephone: "06 12 34 56 78", email: "zoe@exemple.fr" });
  await note("Durand", refusal(), contextOf("Nadia", new Date(Date.now() + 1)));
  expect((await find("Durand")).standing.telephone.state).toBe("refused");
  expect((await listCalls(stores, now())).quotations).toHaveLength(1);
  await ask({ nom: "Durand", telephone: "06 12 34 56 78", email: "zoe@exemple.fr" });
  expect((await find("Durand")).standing.telephone.state).toBe("unsure");
});

test("chat and e-mail say how many people and which actions, and nothing that was typed", () => {
  const evil = "<!channel> [clic](https://evil.example) `x`";
  const record = makeQuotation({ nom: evil, establishment: evil, message: evil, email: "zoe@exemple.fr", telephone: "0612345678" });
  const { chat, email } = describeRecords([{ table: "quotation_requests", ...record }], new Set());
  for (const text of [chat, email.subject, email.text]) {
    expect(text).toContain("Devis demandé");
    expect(text.replace(/\s/g, " ")).toContain("4 inscriptions");
    expect(text).not.toMatch(/evil|channel|zoe@|0612345678/);
  }
  expect(chat.replace(/\s/g, " ")).toContain("4 × Douleur, PI");
});

test("a line is counted as enrolments and formations", () => {
  const lines = [4, 6, 2].map((learners) => ({ learners }));
  expect(summariseQuotation(lines).replace(/\s/g, " ")).toBe("12 inscriptions, 3 formations");
  expect(summariseQuotation([{ learners: 1 }]).replace(/\s/g, " ")).toBe("1 inscription, 1 formation");
});

test("only the beginning of an e-mail's name is shown", () => {
  expect(maskEmail("a@exemple.fr")).toBe("a@exemple.fr");
  expect(maskEmail("zoe@exemple.fr")).toBe("z••@exemple.fr");
});

test("a quotation of the same name and e-mail joins that person's other requests", async () => {
  await addLead({ nom: "Martin", prenom: "Claire", email: "claire@exemple.fr" });
  await ask({ nom: "Claire Martin", email: "claire@exemple.fr" });
  expect((await find("Martin")).records).toHaveLength(2);
});
