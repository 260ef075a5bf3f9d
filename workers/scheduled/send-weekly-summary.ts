import { parisDate, parisHour, parisMidnight } from "#app/content/dated.ts";
import { formatDay } from "#app/content/day-words.ts";
import { addDays, mondayOf } from "#app/content/days.ts";
import { formatDate, formatNumber } from "#app/content/format.ts";
import { type Bucket, listReachedCalls } from "#workers/people/result-periods.ts";
import { countNeglected, listFacts } from "../db/results.ts";
import { listTaskRuns, TASK_NAMES } from "../db/task-runs.ts";
import { logError } from "../log.ts";
import { listChannels, type Message, OPEN_BACK_OFFICE } from "../notifications/notification-channels.ts";
import { countOutbox } from "../storage/outbox.ts";

/** On Mondays from this hour on in Paris, until it is sent or the morning is over. */
const FIRST_HOUR = 8;
const END_HOUR = 12;
const RETRY_MINUTES = 10;
const DAY_MS = 24 * 60 * 60_000;

/** Whether the summary of the last week is due: on Monday at 8 in Paris and, while no channel took it, every ten minutes until noon. */
export async function isSummaryDue(env: Env, now: Date): Promise<boolean> {
  const today = parisDate(now);
  const hour = parisHour(now);
  if (mondayOf(today) !== today || hour < FIRST_HOUR || hour >= END_HOUR || now.getUTCMinutes() % RETRY_MINUTES !== 0) return false;
  if (listChannels(env).length === 0) return false;
  const last = (await listTaskRuns(env.DB)).find(({ name }) => name === TASK_NAMES.weekly);
  return last === undefined || last.failed !== "" || last.started_at < parisMidnight(today).toISOString();
}

/** Sends the figures of the last week to every channel. Throws when none took it. */
export async function sendWeeklySummary(env: Env, now: Date): Promise<{ told: number }> {
  const message = describe(await readSummary(env, now));
  const channels = listChannels(env);
  const outcomes = await Promise.allSettled(channels.map((channel) => channel.send(message)));
  const reasons = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason as unknown] : []));
  if (reasons.length === channels.length) throw reasons[0];
  for (const reason of reasons) logError("notification", reason, { message: "summary" });
  return { told: channels.length - reasons.length };
}

async function readSummary(env: Env, now: Date) {
  const monday = mondayOf(parisDate(now));
  const week = { from: addDays(monday, -7), to: monday };
  const before = { from: addDays(monday, -14), to: week.from };
  const span = { from: parisMidnight(before.from).toISOString(), to: parisMidnight(week.to).toISOString() };
  const { catalogues, requests, bookings, outcomes } = await listFacts(env.DB, span);
  const dayAgo = new Date(now.getTime() - DAY_MS);
  /** Requests that nobody has called about for more than a day. */
  const neglected = await countNeglected(env.DB, { sentBefore: dayAgo.toISOString(), dayBefore: parisDate(now) });
  const { waiting, quarantined } = await countOutbox(env.OUTBOX);
  const reached = listReachedCalls(outcomes, [before, week]);
  const figuresOf = ({ from, to }: Bucket): Record<keyof typeof LABELS, number> => {
    const start = parisMidnight(from).toISOString();
    const end = parisMidnight(to).toISOString();
    const countWithin = (facts: readonly { at: string }[]) => facts.filter(({ at }) => at >= start && at < end).length;
    return {
      catalogues: countWithin(catalogues),
      demandes: countWithin(requests),
      rendez_vous: countWithin(bookings),
      joints: countWithin(reached),
      inscrits: countWithin(reached.filter(({ status }) => status === "inscrit")),
    };
  };
  return { week, now: figuresOf(week), before: figuresOf(before), neglected, waiting, quarantined };
}

const LABELS = {
  catalogues: "Catalogues téléchargés",
  demandes: "Demandes de rappel",
  rendez_vous: "Rendez-vous",
  joints: "Personnes jointes",
  inscrits: "Dont inscrites",
} as const;

function describe({ week, now, before, neglected, waiting, quarantined }: Awaited<ReturnType<typeof readSummary>>): Message {
  const lastDay = addDays(week.to, -1);
  const firstDay = formatDay(week.from).date;
  const isOneMonth = week.from.slice(0, 7) === lastDay.slice(0, 7);
  const title = `Semaine du ${isOneMonth ? firstDay.split("\u00A0")[0] : firstDay} au ${formatDate(lastDay)}`;
  const figures = (Object.keys(LABELS) as (keyof typeof LABELS)[]).map(
    (name) => `${LABELS[name]} : ${formatNumber(now[name])} (semaine d’avant : ${formatNumber(before[name])})`,
  );
  const lines = [
    ...figures,
    "",
    `Attendent un appel depuis plus d’un jour : ${formatNumber(neglected)}`,
    `En attente d’entrer dans la base : ${formatNumber(waiting)}`,
    `Mis à part, à réparer : ${formatNumber(quarantined)}`,
    "",
    `Le détail : ${OPEN_BACK_OFFICE}`,
  ];
  return {
    chat: [title, "", ...lines].join("\n"),
    fields: {
      type: "weekly_summary",
      du: week.from,
      au: lastDay,
      ...now,
      semaine_avant: before,
      attendent_un_appel: neglected,
      en_attente: waiting,
      mis_a_part: quarantined,
    },
    email: { subject: title, text: [title, "", ...lines, ""].join("\n") },
  };
}
