import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { outcome } from "#tests/people.ts";
import type { CallbackRequestRow, CatalogueDownload } from "#workers/db/schema.ts";
import { describeCall, FIRST_CALLS, listCalls, listLaterCalls, listOldCalls } from "#workers/people/calls/call-lists.ts";
import { decide, undoLast } from "#workers/people/calls/decisions.ts";
import { loadPeople } from "#workers/people/identity/person.ts";
import { insertInto, makeBooking } from "./make-records.ts";
import { addLead, addRequest, contextOf, find, NOW, note, refusal, reload, stores } from "./people.ts";

const names = (lines: readonly { person: { nom: string } }[]) => lines.map(({ person }) => person.nom);
const today = async (now = NOW) => (await listCalls(stores, now)).today.flatMap(({ lines }) => names(lines));

/** Each name has its own telephone. */
const request = (nom: string, fields: Partial<CallbackRequestRow> = {}) =>
  addRequest({ nom, telephone: `061234${56 + nom.length}0${nom.charCodeAt(0) % 10}`, created_at: "2026-11-23T08:00:00.000Z", ...fields });
const lead = (nom: string, fields: Partial<CatalogueDownload> = {}) =>
  addLead({ nom, telephone: `06 99 34 56 ${10 + nom.length}`, created_at: "2026-11-20T08:00:00.000Z", ...fields });

test("records with one name and one telephone or e-mail are one person; colleagues on one telephone are two", async () => {
  const first = await lead("Lecœur", { email: "z@exemple.fr", telephone: "06‑12‑34‑56‑81" });
  const second = await request("LECOEUR", { telephone: "+33 6 12 34 56 81" });
  const third = await lead("Lecoeur", { email: "Z@exemple.fr", telephone: "06 00 00 00 00" });
  await lead("Petit", { telephone: "0612345681" });
  const [person, ...others] = await loadPeople(stores, [{ table: "callback_requests", id: second.id }], NOW);
  expect(others).toEqual([]);
  expect(person?.records.map(({ id }) => id).sort()).toEqual([first.id, second.id, third.id].sort());
});

test("calls are listed late first, then today by slot, then catalogues; old and later ones separately", async () => {
  await request("Retard", { jour: "2026-11-23", creneau: "matin" });
  await request("Soir", { jour: "2026-11-24", creneau: "fin-de-journee" });
  await request("Matin", { jour: "2026-11-24", creneau: "matin" });
  await request("Ancienne", { jour: "2026-11-03" });
  await request("Demain", { jour: "2026-11-25" });
  await lead("Catalogue");
  await lead("Vieuxcatalogue", { created_at: "2026-10-01T08:00:00.000Z" });
  await lead("Sansaccord", { consent_phone: false });
  await insertInto(env.DB, "calendly_bookings", makeBooking({ created_at: "2026-11-24T07:00:00.000Z" }));
  await insertInto(env.DB, "calendly_bookings", makeBooking({ created_at: "2026-11-22T07:00:00.000Z" }));

  const lists = await listCalls(stores, NOW);

  expect(names(lists.late)).toEqual(["Retard"]);
  expect(lists.today.map(({ slot, lines }) => `${slot}: ${names(lines)}`)).toEqual(["matin: Matin", "fin-de-journee: Soir"]);
  expect(names(lists.fresh)).toEqual(["Catalogue"]);
  expect(lists.oldCount).toBe(2);
  expect(names(await listOldCalls(stores, NOW))).toEqual(["Ancienne", "Vieuxcatalogue"]);
  expect(names(await listLaterCalls(stores, NOW))).toEqual(["Demain"]);
  expect(lists.bookingCount).toBe(1);
});

test("who waits for next year's funding is a group of its own, never late nor old, until an outcome", async () => {
  const waiting = { besoin: "prochaine-annee", jour: null, created_at: "2026-09-01T08:00:00.000Z" } as const;
  await request("Attend", waiting);
  await request("Rappelable", waiting);
  const lists = await listCalls(stores, NOW);
  expect(names(lists.nextYear)).toEqual(["Attend", "Rappelable"]);
  expect([lists.late, lists.today, lists.fresh, lists.oldCount]).toEqual([[], [], [], 0]);
  expect(await listLaterCalls(stores, NOW)).toEqual([]);

  await note("Attend", outcome("joint"));
  await note("Rappelable", outcome("a-rappeler", "2026-11-24T17:00:00.000Z"));
  const after = await listCalls(stores, NOW);
  expect(after.nextYear).toEqual([]);
  expect(await today()).toEqual(["Rappelable"]);
});

test("a promised call is listed on any day, even without consent, until an outcome ends it", async () => {
  await lead("Promis", { consent_phone: false });
  await request("Sansversion", { consent_at: null, consent_fault: "missing-version" });
  for (const nom of ["Promis", "Sansversion"]) await note(nom, outcome("a-rappeler", "2026-11-24T17:00:00.000Z"));

  const everywhere = async (at: string) => {
    const now = new Date(at);
    const { late, today, unsure, fresh } = await listCalls(stores, now);
    const folded = [...(await listOldCalls(stores, now)), ...(await listLaterCalls(stores, now))];
    return names([...late, ...today.flatMap(({ lines }) => lines), ...unsure, ...fresh, ...folded]).sort();
  };
  for (const day of ["2026-11-24", "2026-11-26", "2026-12-24", "2028-01-01"])
    expect(await everywhere(`${day}T22:59:00.000Z`), day).toEqual(["Promis", "Sansversion"]);

  await note("Promis", outcome("sans-suite"));
  expect(await everywhere("2026-11-26T09:00:00.000Z")).toEqual(["Sansversion"]);
});

test("a screen shows the first calls of each list, earliest first, and that there are more", async () => {
  const count = FIRST_CALLS + 2;
  const nameOf = (place: number) => `Retard ${String.fromCharCode(97 + (place % 26), 97 + Math.floor(place / 26))}`;
  for (let place = 0; place < count; place++)
    await request(nameOf(place), { jour: "2026-11-20", telephone: `06 12 34 56 ${10 + place}`, creneau: place < 3 ? "matin" : "midi" });
  await request("Aujourdhui", { jour: "2026-11-24" });
  const first = await listCalls(stores, NOW, FIRST_CALLS);
  expect(first.late).toHaveLength(FIRST_CALLS);
  expect(names(first.late.slice(0, 3)).sort()).toEqual([0, 1, 2].map(nameOf));
  expect(first.today.flatMap(({ lines }) => names(lines))).toEqual(["Aujourdhui"]);
  expect(first.isWhole).toBe(false);
  expect(await listCalls(stores, NOW)).toMatchObject({ late: { length: count }, isWhole: true });
});

test("an outcome closes all calls of the person; a new request opens one again", async () => {
  await request("Deux", { jour: "2026-11-24" });
  await lead("Deux", { telephone: "06 12 34 60 08" });
  await note("Deux", outcome("inscrit"));
  expect(await today()).toEqual([]);
  expect((await listCalls(stores, NOW)).fresh).toEqual([]);
  await request("Deux", { jour: "2026-11-24" });
  expect(await today()).toEqual(["Deux"]);
});

test("a decision on outdated entries is refused and names the colleague, whose entry can't be undone", async () => {
  await request("Conflit");
  const seen = await find("Conflit");
  await note("Conflit", outcome("joint"), contextOf("Inès"));
  const result = await decide(contextOf("Nadia"), seen, outcome("sans-suite"));
  const by = { author: "Inès", status: "joint" };
  expect(result).toMatchObject({ isWritten: false, reason: "changed", person: { nom: "Conflit" }, by });
  expect(await undoLast(contextOf("Nadia"), await find("Conflit"))).toMatchObject({ isWritten: false, reason: "changed" });
  expect((await reload(seen)).entries.map(({ author }) => author)).toEqual(["Inès"]);
});

test("of three simultaneous decisions one is written", async () => {
  await request("Course");
  const seen = await find("Course");
  const results = await Promise.all(["Nadia", "Inès", "Ali"].map((author) => decide(contextOf(author), seen, outcome("joint"))));
  expect(results.filter(({ isWritten }) => isWritten)).toHaveLength(1);
  expect((await reload(seen)).entries).toHaveLength(1);
});

test("a decision is refused when the person has sent a new record or was erased", async () => {
  await request("Suite");
  const seen = await find("Suite");
  await request("Suite");
  expect(await decide(contextOf(), seen, outcome("joint"))).toMatchObject({ isWritten: false, reason: "changed", by: null });
  const gone = { key: "callback_requests/nobody", revision: "" };
  expect(await decide(contextOf(), gone, outcome("joint"))).toEqual({ isWritten: false, reason: "gone" });
});

test("« Annuler » undoes the last entry: the call is open again, at the time promised before", async () => {
  await request("Annule", { jour: "2026-11-24" });
  await note("Annule", outcome("sans-suite"));
  expect(await today()).toEqual([]);
  await undoLast(contextOf(), await find("Annule"));
  expect(await today()).toEqual(["Annule"]);
  expect(await undoLast(contextOf(), await find("Annule"))).toMatchObject({ isWritten: false });
  await note("Annule", refusal("email"));
  expect(await today()).toEqual(["Annule"]);
  await note("Annule", outcome("a-rappeler", "2026-11-25T09:00:00.000Z"));
  await note("Annule", refusal());
  expect(names(await listLaterCalls(stores, NOW))).toEqual([]);
  await undoLast(contextOf(), await find("Annule"));
  expect((await listLaterCalls(stores, NOW)).map(({ dueAt }) => dueAt)).toEqual(["2026-11-25T09:00:00.000Z"]);
  expect((await find("Annule")).standing.telephone.state).toBe("accepted");
});

test("a robot's request is set aside; « c’est une vraie personne » opens its call", async () => {
  await request("Robot", { suspect: "trap", jour: "2026-11-24" });
  expect(await today()).toEqual([]);
  const { setAside } = await listCalls(stores, NOW);
  expect(setAside.map(({ nom }) => nom)).toEqual(["Robot"]);
  expect(setAside[0]?.standing.telephone.state).toBe("never");
  await note("Robot", { kind: "genuine" });
  expect(await today()).toEqual(["Robot"]);
  expect((await listCalls(stores, NOW)).setAside).toEqual([]);
  expect((await find("Robot")).standing.telephone.state).toBe("accepted");
});

test("today's outcomes are counted once per person, without undone ones", async () => {
  await request("Fait");
  await lead("Fait", { telephone: "06 12 34 60 00" });
  await request("Repris");
  for (const nom of ["Fait", "Repris"]) await note(nom, outcome("joint"));
  await undoLast(contextOf(), await find("Repris"));
  expect((await listCalls(stores, NOW)).done).toHaveLength(1);
});

test("a person who refused, then asked for a call, is listed as unconfirmed until an adviser notes an agreement", async () => {
  await request("Revenu");
  await note("Revenu", refusal("telephone", "au téléphone"));
  expect((await find("Revenu")).standing.telephone.state).toBe("refused");
  await request("Revenu", { created_at: "2026-11-24T09:30:00.000Z", jour: "2026-11-24" });
  const later = new Date("2026-11-24T10:00:00.000Z");
  expect(names((await listCalls(stores, later)).unsure)).toEqual(["Revenu"]);
  await note("Revenu", { kind: "agreement", channel: "telephone", note: "Oui, rappelez-moi demain" }, contextOf("Nadia", later));
  expect((await find("Revenu")).standing.telephone).toMatchObject({ state: "accepted" });
});

test("who asked for a call on a later day is not in today's lists, whatever else they sent; each list has its own people", async () => {
  await lead("Vendredi");
  await request("Vendredi", { jour: "2026-11-27", telephone: "06 99 34 56 18", creneau: "fin-de-journee" });
  await lead("Ancien", { created_at: "2026-10-01T08:00:00.000Z" });
  await request("Ancien", { jour: "2026-11-25", telephone: "06 99 34 56 16" });
  await lead("Revenue", { created_at: "2026-10-01T08:00:00.000Z" });
  await lead("Revenue");
  for (const jour of ["2026-11-03", "2026-11-26"]) await request("Manquee", { jour });
  await request("Deuxfois", { jour: "2026-11-24" });
  await request("Deuxfois", { jour: "2026-11-26" });
  const lists = await listCalls(stores, NOW);
  expect([await today(), names(lists.fresh), names(lists.late), names(lists.unsure)]).toEqual([["Deuxfois"], ["Revenue"], [], []]);
  expect(names(await listOldCalls(stores, NOW))).toEqual(["Manquee"]);
  expect(names(await listLaterCalls(stores, NOW))).toEqual(["Ancien", "Vendredi"]);
});

test("an unanswered call leaves the time that the person asked for, or was promised, and else has a next attempt", async () => {
  const next = async (nom: string) => [...new Set((await find(nom)).calls.map(({ due_at }) => due_at))];
  await lead("Vendredi");
  await request("Vendredi", { jour: "2026-11-27", telephone: "06 99 34 56 18", creneau: "fin-de-journee" });
  for (const _ of [1, 2]) {
    await note("Vendredi", outcome("pas-de-reponse"));
    expect(await next("Vendredi")).toEqual(["2026-11-27T16:00:00.000Z"]);
    expect(await today()).toEqual([]);
  }
  await request("Promis", { jour: "2026-11-23" });
  await note("Promis", outcome("a-rappeler", "2026-11-24T10:30:00.000Z"));
  await note("Promis", outcome("pas-de-reponse"));
  expect(await next("Promis")).toEqual(["2026-11-24T10:30:00.000Z"]);

  await request("Essai", { jour: "2026-11-24" });
  for (const [at, due] of [
    ["2026-11-24T09:00:00.000Z", "2026-11-24T11:00:00.000Z"],
    ["2026-11-24T10:55:00.000Z", "2026-11-24T13:00:00.000Z"],
    ["2026-11-24T16:30:00.000Z", "2026-11-25T08:00:00.000Z"],
  ] as const) {
    await note("Essai", outcome("pas-de-reponse"), contextOf("Nadia", new Date(at)));
    expect(await next("Essai")).toEqual([due]);
  }
  expect(names(await listLaterCalls(stores, NOW))).toContain("Essai");
});

test("a spoken agreement opens a call, at the time that was said; it moves no call that is open, unless a time was said", async () => {
  const agree = (callAt: string | null = null) =>
    ({ kind: "agreement", channel: "telephone", note: "Oui, rappelez-moi", call_at: callAt }) as const;
  await lead("Courrier", { consent_phone: false });
  await note("Courrier", { ...agree(), channel: "email" });
  expect((await find("Courrier")).calls).toEqual([]);
  await note("Courrier", agree());
  expect(names((await listCalls(stores, NOW)).fresh)).toEqual(["Courrier"]);
  await note("Courrier", outcome("joint"));
  expect((await listCalls(stores, NOW)).fresh).toEqual([]);

  await note("Courrier", agree("2026-12-03T09:00:00.000Z"));
  expect((await listLaterCalls(stores, NOW)).map(({ dueAt }) => dueAt)).toEqual(["2026-12-03T09:00:00.000Z"]);
  await note("Courrier", agree());
  expect((await find("Courrier")).calls.map(({ due_at }) => due_at)).toEqual(["2026-12-03T09:00:00.000Z"]);
  await undoLast(contextOf(), await find("Courrier"));
  await note("Courrier", outcome("joint"));
  await request("Courrier", { jour: "2026-11-26", telephone: "06 99 34 56 18" });
  await note("Courrier", agree());
  expect((await find("Courrier")).calls).toHaveLength(1);
});

test("the attempts are counted since the person last answered", async () => {
  await request("Sonne", { jour: "2026-11-24" });
  const attempts = async () => describeCall(await find("Sonne"), NOW).unanswered;
  for (const _ of [1, 2]) await note("Sonne", outcome("pas-de-reponse"));
  expect(await attempts()).toBe(2);
  await note("Sonne", outcome("a-rappeler", "2026-11-24T12:00:00.000Z"));
  expect(await attempts()).toBe(0);
  await note("Sonne", outcome("pas-de-reponse"));
  expect(await attempts()).toBe(1);
});

test("the end of a refusal is no call: nobody is called for having lifted it", async () => {
  await request("Leve", { jour: "2026-11-24" });
  await note("Leve", refusal());
  await note("Leve", { kind: "lifting", channel: "telephone", note: null });
  expect((await find("Leve")).calls).toEqual([]);
});
