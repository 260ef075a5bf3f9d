import { randomUUID } from "node:crypto";
import type { Context, Hono } from "hono";
import * as v from "valibot";
import type { Profession } from "#app/content/vocabulary.ts";
import { isDay } from "#app/features/callback/working-days.ts";
import { momentOf, sayHour } from "#people/french-time.ts";
import type { PersonOnFile } from "#people/read-people.ts";
import { listConsentSentences } from "#workers/db/consent-sentences.ts";
import { addRefusal } from "#workers/db/contact-refusals.ts";
import { addFollowUps, type FollowUpChange } from "#workers/db/follow-up-entries.ts";
import { FOLLOW_UP_STATUSES, type FollowUpStatus, PERSON_TABLES } from "#workers/db/vocabulary.ts";
import type { VisitEnv } from "../back-office.ts";
import { html } from "../html.ts";
import { icon } from "../icons.ts";
import { readForm } from "../read-form.ts";
import { fullName, key } from "../shell.ts";
import { allLines, type CallList, countCalls, keyOf, listCalls, listNextDay } from "./call-list.ts";
import { address, NEXT_DAY, readProfession, renderCalls } from "./calls-screen.ts";
import { sayOutcome } from "./outcome-words.ts";

const NOTE_MAX_LENGTH = 2000;
/** How often the list checks for changes by visitors and colleagues. */
const REFRESH_SECONDS = 30;

const seenSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ table: v.picklist(PERSON_TABLES), id: v.string(), after: v.nullable(v.string()) })),
);

/** `joint`, `note`, or `a-rappeler|<moment>`. */
const outcomeSchema = v.pipe(v.string(), v.regex(/^[a-z-]+(\|[\dTZ:.-]+)?$/));

/** « À appeler » and what is noted there. */
export function callRoutes(app: Hono<VisitEnv>): void {
  app.get("/:place/appels", async (c) => {
    const { place, now, stores, readPeople, show } = c.var.visit;
    const [people, sentences] = await Promise.all([readPeople(), listConsentSentences(stores.database)]);
    const selectedKey = c.req.query("ligne");
    const conflict = readConflict(c);
    const profession = readProfession(c.req.query("profession"));
    const isNextDay = c.req.query(NEXT_DAY) !== undefined;
    const dayOf = (calls: CallList) => (isNextDay ? listNextDay(calls) : calls);
    const list = dayOf(listCalls(people, { now, profession, keep: conflict ? selectedKey : undefined }));
    const today = listCalls(people, { now });
    const countOf = (one: Profession) => allLines(dayOf(today)).filter((line) => line.isAllowed && line.profession === one).length;
    const counts = { generalistes: countOf("generalistes"), infirmiers: countOf("infirmiers") };
    const lines = [...allLines(list), ...list.withoutTime];
    const selected = lines.find((line) => line.key === selectedKey) ?? allLines(list).find(({ isAllowed }) => isAllowed) ?? lines[0];
    const done = findDone(people, c.req.query("de"), c.req.query("fait"));
    const view = {
      place,
      now,
      list,
      counts,
      profession,
      isNextDay,
      selected,
      conflict,
      done,
      isRefusalAsked: c.req.query("refus") !== undefined && selected?.key === selectedKey,
      areSettledShown: c.req.query("faits") !== undefined,
      lateFrom: Math.max(0, Number.parseInt(c.req.query("retards") ?? "0", 10) || 0),
      sentences,
    };
    const callCount = countCalls(today);
    return show("appels", {
      title: `À appeler (${callCount})`,
      callCount,
      main: renderCalls(view),
      refreshSeconds: REFRESH_SECONDS,
      keys: [
        { keys: ["↑", "↓"], does: "choisir" },
        { keys: ["Entrée"], does: "appeler" },
        { keys: ["J", "R", "I", "S", "N"], does: "issue" },
        { keys: ["E"], does: "note" },
      ],
      footEnd: done
        ? html`<form method="post" action="/${place.name}/appels/annuler">${icon("tick")}${sayHour(done.entry.at)} : ${fullName(done.line)}, ${sayOutcome(done.entry, now)}. <input type="hidden" name="ligne" value="${keyOf(done.line)}">${isNextDay ? html`<input type="hidden" name="${NEXT_DAY}" value="1">` : ""}<input type="hidden" name="entree" value="${done.entry.id}"><button class="bo-link" data-key="z">Annuler</button> ${key("Z")}</form>`
        : c.req.query("message")
          ? html`${MESSAGES[c.req.query("message") ?? ""] ?? ""}`
          : undefined,
    });
  });

  /** The current state of each line, so that the page can mark what others changed. */
  app.get("/:place/appels/veille", async (c) => {
    const { now, readPeople } = c.var.visit;
    const list = listCalls(await readPeople(), { now });
    return c.json({
      count: countCalls(list),
      lines: allLines(list).map(({ key, last }) => ({
        key,
        stand: last?.id ?? "",
        words: last ? `${last.author} : ${sayOutcome(last, now)}` : "",
      })),
    });
  });

  app.post("/:place/appels/issue", async (c) => {
    const { stores, author, now, forgetPeople } = c.var.visit;
    const { form, person, back } = await readChange(c);
    const outcome = v.safeParse(outcomeSchema, form.issue);
    const seen = v.safeParse(seenSchema, form.vu);
    if (!outcome.success || !seen.success) return back({ message: "incomplet" });
    const [word = "", moment] = outcome.output.split("|");
    const status = FOLLOW_UP_STATUSES.find((known) => known === word) ?? null;
    const callAt = status === "a-rappeler" ? (moment ?? readMoment(form.quand)) : null;
    if ((status === null && word !== "note") || (status === "a-rappeler" && !isMoment(callAt))) {
      return back({ ligne: form.ligne ?? "", message: "quand" });
    }
    const note = form.note !== undefined && form.note !== form.note_avant ? form.note.slice(0, NOTE_MAX_LENGTH) : null;
    if (status === null && note === null) return back({ ligne: form.ligne ?? "" });

    const entry = { id: randomUUID(), at: laterThan(person, now), author };
    const changes = seen.output.map(({ table, id, after }) => ({ table, recordId: id, after, status, callAt, note }));
    const written = await addFollowUps(stores.database, entry, changes, { isAllOrNone: true });
    forgetPeople();
    if (written.length === 0) {
      return back({
        ligne: form.ligne ?? "",
        conflit: word,
        ...(callAt && { quand: callAt }),
        ...(note !== null && { note }),
      });
    }
    if (status === null) return back({ ligne: form.ligne ?? "", message: "note" });
    return back({ ...(form.suivante && { ligne: form.suivante }), de: form.ligne ?? "", fait: entry.id });
  });

  app.post("/:place/appels/annuler", async (c) => {
    const { stores, author, now, forgetPeople } = c.var.visit;
    const { form, person, back } = await readChange(c);
    const changes = person ? undoing(person, form.entree ?? "") : [];
    const written =
      changes.length === 0
        ? []
        : await addFollowUps(stores.database, { id: randomUUID(), at: laterThan(person, now), author }, changes, { isAllOrNone: true });
    forgetPeople();
    return back({ ligne: form.ligne ?? "", ...(written.length === 0 && { message: "trop-tard" }) });
  });

  app.post("/:place/appels/refus", async (c) => {
    const { stores, author, now, forgetPeople } = c.var.visit;
    const { form, person, back } = await readChange(c);
    if (person) {
      await addRefusal(
        stores.database,
        { id: randomUUID(), at: now.toISOString(), author, channel: "telephone", isRefused: true, note: "dit au téléphone" },
        person.records,
      );
      forgetPeople();
    }
    return back({ ...(form.suivante && { ligne: form.suivante }), message: "refus" });
  });
}

/** A change of a line: its form, its person, and the way back to the list as it was shown. */
async function readChange(c: Context<VisitEnv>) {
  const { place, readPeople } = c.var.visit;
  const form = await readForm(c);
  const list = { place, profession: readProfession(form.profession), isNextDay: form[NEXT_DAY] === "1" };
  return {
    form,
    person: (await readPeople()).find((one) => keyOf(one) === form.ligne),
    back: (parameters: Record<string, string>) => c.redirect(address(list, parameters), 303),
  };
}

const MESSAGES: Record<string, string> = {
  note: "Note gardée.",
  refus: "Noté : ne plus appeler.",
  quand: "Choisissez le jour et l’heure du rappel.",
  "trop-tard": "Quelqu’un a changé cette ligne depuis : rien n’a été annulé.",
  incomplet: "Rien n’a été noté : la demande était incomplète.",
};

/** The change that restores every record of an entry to its previous state. */
function undoing(person: PersonOnFile, entryId: string): FollowUpChange[] {
  return person.records.flatMap(({ table, id, followUps }) => {
    const index = followUps.findIndex((entry) => entry.id === entryId);
    if (index === -1) return [];
    const before = followUps.slice(0, index).findLast(({ status }) => status !== null);
    return [
      {
        table,
        recordId: id,
        after: entryId,
        status: before?.status ?? ("nouveau" satisfies FollowUpStatus),
        callAt: before?.call_at ?? null,
        note: null,
      },
    ];
  });
}

function findDone(people: readonly PersonOnFile[], lineKey: string | undefined, entryId: string | undefined) {
  const person = people.find((one) => keyOf(one) === lineKey);
  const entry = person?.records.flatMap(({ followUps }) => followUps).find(({ id }) => id === entryId);
  return person && entry ? { line: person, entry } : undefined;
}

function readConflict(c: Context) {
  const { conflit, quand, note } = c.req.query();
  if (conflit === undefined) return undefined;
  return {
    status: FOLLOW_UP_STATUSES.find((status) => status === conflit) ?? null,
    call_at: isMoment(quand) ? quand : null,
    note: note ?? null,
  };
}

/** The moment of a field's value, such as `2026-11-24T14:00`, in Paris. */
function readMoment(text: string | undefined): string | null {
  const [, day = "", hour, minute] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)$/.exec(text ?? "") ?? [];
  return isDay(day) ? momentOf(day, Number(hour), Number(minute)) : null;
}

function isMoment(text: string | null | undefined): text is string {
  return typeof text === "string" && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && Number.isFinite(Date.parse(text));
}

/** Now, or just after the last entry on the person: two machines may disagree about the time. */
function laterThan(person: PersonOnFile | undefined, now: Date): string {
  const last = Math.max(0, ...(person?.records.flatMap(({ followUps }) => followUps.map(({ at }) => Date.parse(at))) ?? []));
  return new Date(Math.max(now.getTime(), last + 1)).toISOString();
}
