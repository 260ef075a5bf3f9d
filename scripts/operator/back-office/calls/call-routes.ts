import type { Context, Hono } from "hono";
import * as v from "valibot";
import type { Profession } from "#app/content/vocabulary.ts";
import { allLines, type CallList, countCalls, describeLine, listCalls, listNextDay } from "#people/call-list.ts";
import { sayHour } from "#people/french-time.ts";
import { noteOutcome, readOutcome } from "#people/note-outcome.ts";
import { sayOutcome } from "#people/outcome-words.ts";
import { refuseContact } from "#people/refuse-contact.ts";
import { findByRecord, seenTextSchema } from "#people/seen-person.ts";
import { findLastStep, sayStep, undoStep } from "#people/undo.ts";
import { watchLines } from "#people/watch-calls.ts";
import { listConsentSentences } from "#workers/db/consent-sentences.ts";
import type { VisitEnv } from "../back-office.ts";
import { html } from "../html.ts";
import { icon } from "../icons.ts";
import { decideIn } from "../office.ts";
import { type Form, readForm } from "../read-form.ts";
import { key } from "../shell.ts";
import { address, type CallsView, NEXT_DAY, readProfession, renderCalls } from "./calls-screen.ts";

/** How often the list checks for changes by visitors and colleagues. */
const REFRESH_SECONDS = 30;

const shownSchema = v.array(v.object({ key: v.string(), stand: v.string() }));

/** « À appeler » and what is noted there. */
export function callRoutes(app: Hono<VisitEnv>): void {
  async function showCalls(c: Context<VisitEnv>, wanted: ListWanted, unwritten?: CallsView["unwritten"]) {
    const { place, now, stores, author, readPeople, show } = c.var.visit;
    const [people, sentences] = await Promise.all([readPeople(), listConsentSentences(stores.database)]);
    const { profession, isNextDay } = wanted;
    const dayOf = (calls: CallList) => (isNextDay ? listNextDay(calls) : calls);
    const list = dayOf(listCalls(people, { now, profession }));
    const today = listCalls(people, { now });
    const countOf = (one: Profession) => allLines(dayOf(today)).filter((line) => line.isAllowed && line.profession === one).length;
    const counts = { generalistes: countOf("generalistes"), infirmiers: countOf("infirmiers") };
    const lines = [...allLines(list), ...list.withoutTime];
    const person = findByRecord(people, wanted.line);
    const selected =
      lines.find((line) => line.person === person) ??
      (unwritten && person ? describeLine(person, now) : (allLines(list).find(({ isAllowed }) => isAllowed) ?? lines[0]));
    const step = findLastStep(people, author, now);
    const view = {
      place,
      now,
      list,
      counts,
      profession,
      isNextDay,
      selected,
      unwritten,
      isRefusalAsked: c.req.query("refus") !== undefined && person !== undefined && selected?.person === person,
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
      footEnd: html`${MESSAGES[wanted.message ?? ""] ?? ""} ${
        step &&
        html`<form method="post" action="/${place.name}/appels/annuler">${icon("tick")}${sayHour(step.at)} : ${sayStep(step, now)}. ${isNextDay ? html`<input type="hidden" name="${NEXT_DAY}" value="1">` : ""}<input type="hidden" name="entree" value="${step.id}"><button class="bo-link" data-key="z">Annuler</button> ${key("Z")}</form>`
      }`,
    });
  }

  app.get("/:place/appels", (c) =>
    showCalls(c, {
      profession: readProfession(c.req.query("profession")),
      isNextDay: c.req.query(NEXT_DAY) !== undefined,
      line: c.req.query("ligne"),
      message: c.req.query("message"),
    }),
  );

  /** What became of the lines that the page shows, and which are new. */
  app.post("/:place/appels/veille", async (c) => {
    const { now, readPeople } = c.var.visit;
    const shown = v.safeParse(shownSchema, await c.req.json());
    if (!shown.success) return c.json({ error: "shown" }, 400);
    const people = await readPeople();
    const list = listCalls(people, { now });
    const { changed, arrived } = watchLines(shown.output, people, allLines(list), now);
    return c.json({ count: countCalls(list), changed, arrived: arrived.map(({ key }) => key) });
  });

  app.post("/:place/appels/issue", async (c) => {
    const { form, seen, list, deciding, back } = await readChange(c);
    const read = readOutcome(form, deciding.now);
    if (!seen.success || ("fault" in read && read.fault === "unknown")) return back({ message: "incomplet" });
    if ("fault" in read) return back({ ligne: form.ligne ?? "", message: read.fault });
    const decided = await noteOutcome(deciding, seen.output, read.outcome);
    const { status } = read.outcome;
    if (decided.isWritten)
      return status === null
        ? back({ ligne: form.ligne ?? "", message: "note" })
        : back({ ...(form.suivante && { ligne: form.suivante }) });
    if (decided.reason === "nothing") return back({ ligne: form.ligne ?? "" });
    const ours = sayOutcome({ status, call_at: read.outcome.callAt }, deciding.now);
    return showCalls(c, { ...list, line: form.ligne }, { decided, ours, action: "issue", fields: keepFields(form, read.outcome.callAt) });
  });

  app.post("/:place/appels/annuler", async (c) => {
    const { form, deciding, back } = await readChange(c);
    const step = findLastStep(await deciding.readPeople(), deciding.author, deciding.now);
    const isUndone = step !== undefined && step.id === form.entree && (await undoStep(deciding, step));
    return back({ ligne: step?.people[0]?.records.at(-1)?.id ?? "", ...(!isUndone && { message: "trop-tard" }) });
  });

  app.post("/:place/appels/refus", async (c) => {
    const { form, seen, list, deciding, back } = await readChange(c);
    if (!seen.success) return back({ message: "incomplet" });
    const decided = await refuseContact(deciding, seen.output, { channel: "telephone", isRefused: true, note: "dit au téléphone" });
    if (decided.isWritten) return back({ ...(form.suivante && { ligne: form.suivante }) });
    return showCalls(
      c,
      { ...list, line: form.ligne },
      { decided, ours: "ne plus appeler", action: "refus", fields: keepFields(form, null) },
    );
  });
}

/** The list as it is to be shown. */
interface ListWanted {
  profession: Profession | undefined;
  isNextDay: boolean;
  /** A record of the chosen person. */
  line: string | undefined;
  message?: string | undefined;
}

/** A change: its form, what its author saw, and the way back to the list as it was shown. */
async function readChange(c: Context<VisitEnv>) {
  const { place } = c.var.visit;
  const form = await readForm(c);
  const list = { profession: readProfession(form.profession), isNextDay: form[NEXT_DAY] === "1" };
  const deciding = decideIn(c.var.visit);
  return {
    form,
    seen: v.safeParse(seenTextSchema, form.vu),
    list,
    deciding,
    back: (parameters: Record<string, string>) => c.redirect(address({ place, ...list }, parameters), 303),
  };
}

/** The fields that a second attempt sends again. */
function keepFields(form: Form, callAt: string | null): Form {
  const { issue, note, note_avant, profession, suivante } = form;
  return { note, note_avant, profession, suivante, [NEXT_DAY]: form[NEXT_DAY], issue: callAt ? `a-rappeler|${callAt}` : issue };
}

const MESSAGES: Record<string, string> = {
  note: "Note gardée.",
  missing: "Choisissez le jour et l’heure du rappel.",
  past: "Ce moment est passé : choisissez-en un à venir.",
  "trop-tard": "Quelqu’un a changé cette ligne depuis : rien n’a été annulé.",
  incomplet: "Rien n’a été noté : la demande était incomplète.",
};
