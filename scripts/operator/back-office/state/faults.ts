import { formatCount } from "#app/content/format.ts";
import { professions } from "#app/content/professions.ts";
import { typeset } from "#app/content/typeset.ts";
import { sayDuration, sayMoment } from "#people/french-time.ts";
import { TASK_WORDS } from "#people/task-words.ts";
import { TASK_NAMES } from "#workers/db/task-runs.ts";
import type { NotificationChannel } from "#workers/db/vocabulary.ts";
import type { Look } from "./look-around.ts";

/** What is wrong, worst first, each with one sentence and one action. */
export interface Fault {
  /** False for what is not a failure. */
  isGrave: boolean;
  words: string;
  /** What it means. */
  meaning: string;
  /** A button where the screen can do it, a command where it cannot. */
  gesture: { kind: "put-away" } | { kind: "quarantine" } | { kind: "command"; command: string } | null;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How many runs the cron has had. */
const WAIT_MS = 5 * MINUTE_MS;
const EVERY_MINUTE_LATE_MS = 10 * MINUTE_MS;
const NIGHTLY_LATE_MS = 26 * HOUR_MS;

export function listFaults(look: Look): Fault[] {
  return [
    ...outboxFaults(look),
    ...taskFaults(look),
    ...catalogueFaults(look),
    ...backupFaults(look),
    ...channelFaults(look),
    ...versionFaults(look),
  ]
    .map((fault) => ({ ...fault, words: typeset(fault.words), meaning: typeset(fault.meaning) }))
    .sort((a, b) => Number(b.isGrave) - Number(a.isGrave));
}

/** Whether nothing else calls for a look: every part answered, and nothing stands in the way of a launch. */
export function isRestWell({ outbox, tasks, catalogues, launch }: Look): boolean {
  return outbox !== null && tasks !== null && catalogues !== null && launch?.blocking.length === 0;
}

function outboxFaults({ outbox, now }: Look): Fault[] {
  if (outbox === null) {
    return [
      {
        isGrave: true,
        words: "La réserve des demandes en attente ne répond pas.",
        meaning: "On ne sait pas ce qui attend.",
        gesture: null,
      },
    ];
  }
  const faults: Fault[] = [];
  const { waiting, quarantined } = outbox;
  if (waiting.since !== undefined) {
    const waitedMs = now.getTime() - Date.parse(waiting.since);
    const { count } = waiting;
    faults.push({
      isGrave: waitedMs > WAIT_MS,
      words: `${formatCount(count, "envoi attend", "envois attendent")} depuis ${sayDuration(waitedMs)} d'être ${count > 1 ? "rangés" : "rangé"}.`,
      meaning: `Rien n’est perdu : ${count > 1 ? "ils sont gardés" : "il est gardé"} à part, mais pas encore dans « À appeler ».`,
      gesture: { kind: "put-away" },
    });
  }
  if (quarantined.since !== undefined) {
    const { count, since } = quarantined;
    faults.push({
      isGrave: true,
      words: `${formatCount(count, "envoi est", "envois sont")} en quarantaine,${count > 1 ? " le plus ancien" : ""} depuis ${sayMoment(since, now)}.`,
      meaning: count > 1 ? "La base les refuse ; plus aucun ne partira seul." : "La base le refuse ; il ne partira plus seul.",
      gesture: { kind: "quarantine" },
    });
  }
  return faults;
}

function taskFaults({ tasks, place, now }: Look): Fault[] {
  if (place.environment === null || tasks === null) return [];
  const late = (name: string, limitMs: number) => {
    const run = tasks.find((task) => task.name === name);
    return run === undefined || now.getTime() - Date.parse(run.started_at) > limitMs;
  };
  const faults: Fault[] = [];
  if (late(TASK_NAMES.everyMinute, EVERY_MINUTE_LATE_MS)) {
    faults.push({
      isGrave: true,
      words: "La tâche de chaque minute ne passe plus.",
      meaning: "Ce qui attend n’est plus rangé, ni annoncé. Une nouvelle publication remet les tâches en place.",
      gesture: { kind: "command", command: publishCommand(place) },
    });
  }
  for (const { name, failed, started_at } of tasks.filter((task) => task.failed !== "" && task.name !== TASK_NAMES.testMessage)) {
    const isBackup = name === TASK_NAMES.backup;
    faults.push({
      isGrave: true,
      words: `Une tâche a échoué ${sayMoment(started_at, now)} : ${failed.split(" ").map(sayTask).join(", ")}.`,
      meaning: isBackup ? "Ne comptez pas sur elle : refaites-la." : "Elle recommencera d’elle-même à son prochain passage.",
      gesture: isBackup ? { kind: "command", command: `npm run leads -- backup${remoteOptions(place)}` } : null,
    });
  }
  return faults;
}

export function sayTask(name: string): string {
  return TASK_WORDS[name] ?? name;
}

function catalogueFaults({ catalogues, place }: Look): Fault[] {
  const publish = `npm run catalogues -- publish${remoteOptions(place)}`;
  if (catalogues === null)
    return [
      {
        isGrave: true,
        words: "Les catalogues ne peuvent pas être lus.",
        meaning: "Les visiteurs ne peuvent peut-être pas les télécharger.",
        gesture: null,
      },
    ];
  return catalogues
    .filter(({ published }) => !published?.isWhole)
    .map(({ profession, published }) => ({
      isGrave: true,
      words: `Le catalogue ${professions[profession].catalogueLabel} ${published ? "est abîmé" : "n'est pas en ligne"}.`,
      meaning: "Les visiteurs qui le demandent ne l’obtiennent pas.",
      gesture: { kind: "command", command: publish },
    }));
}

/** By what the database notes of them, whichever machine made them. One that failed is among the tasks. */
function backupFaults({ tasks, place, now }: Look): Fault[] {
  if (place.environment !== "production" || tasks === null) return [];
  const last = tasks.find(({ name }) => name === TASK_NAMES.backup);
  const gesture = { kind: "command", command: "npm run leads -- backup --remote" } as const;
  if (last === undefined) {
    return [
      {
        isGrave: true,
        words: "La base n'a encore jamais été sauvegardée.",
        meaning: "Une première fois à la main, puis chaque nuit : le guide dit comment.",
        gesture,
      },
    ];
  }
  if (last.failed !== "" || now.getTime() - Date.parse(last.started_at) <= NIGHTLY_LATE_MS) return [];
  return [
    {
      isGrave: true,
      words: "La sauvegarde de cette nuit n'a pas eu lieu.",
      meaning: `La dernière date de ${sayMoment(last.started_at, now)}.`,
      gesture,
    },
  ];
}

function channelFaults({ channels, place, now }: Look): Fault[] {
  if (place.environment === null) return [];
  // The check is of the live site.
  const check = place.environment === "production" ? ({ kind: "command", command: "npm run launch-check" } as const) : null;
  if (channels.every(({ isSet }) => isSet === false)) {
    return [
      {
        isGrave: false,
        words: "Personne n'est prévenu des nouvelles demandes.",
        meaning: "Ni messagerie ni e-mail ne sont réglés : le guide dit comment.",
        gesture: check,
      },
    ];
  }
  return channels.flatMap(({ channel, isSet, waiting }) => {
    if (isSet === false || !waiting || waiting.count === 0) return [];
    const { count, oldest } = waiting;
    return [
      {
        isGrave: false,
        words: `${formatCount(count, "envoi n’a pas été annoncé", "envois n’ont pas été annoncés")} ${CHANNEL_WORDS[channel]}${oldest ? `, depuis ${sayMoment(oldest, now)}` : ""}.`,
        meaning: "Les envois sont bien là ; c’est cette façon d’être prévenu qui refuse ou tarde. Un message d’essai le dira.",
        gesture: { kind: "command", command: `npm run leads -- test-message${remoteOptions(place)}` },
      },
    ];
  });
}

export const CHANNEL_WORDS: Record<NotificationChannel, string> = { webhook: "par messagerie", email: "par e-mail" };

function versionFaults({ versions: { copy, online }, place }: Look): Fault[] {
  if (!copy?.ahead || !online) return [];
  return [
    {
      isGrave: false,
      words: `La version en ligne a ${formatCount(copy.ahead, "changement")} de retard sur votre copie.`,
      meaning: "Ce n’est pas une panne. À publier quand vous voulez.",
      gesture: { kind: "command", command: publishCommand(place) },
    },
  ];
}

function publishCommand({ environment }: Look["place"]): string {
  return environment === "preview" ? "npm run preview" : "npm run deploy";
}

export function remoteOptions({ environment }: Look["place"]): string {
  if (environment === null) return "";
  return environment === "preview" ? " --remote --env preview" : " --remote";
}
