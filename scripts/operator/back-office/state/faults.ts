import { formatCount } from "#app/content/format.ts";
import { professions } from "#app/content/professions.ts";
import { typeset } from "#app/content/typeset.ts";
import { remoteOptions } from "#scripts/operator/stores/remote-options.ts";
import { NIGHTLY_LATE_MS, TASK_NAMES } from "#workers/db/task-runs.ts";
import type { NotificationChannel } from "#workers/db/vocabulary.ts";
import { sayDuration, sayMoment } from "#workers/people/french-time.ts";
import { SCREENS } from "#workers/people/screen-words.ts";
import { TASK_WORDS } from "#workers/people/task-words.ts";
import type { Look } from "./look-around.ts";

/** What is wrong, with one sentence and one action. */
export interface Fault {
  /** False for what is not a failure. */
  isGrave: boolean;
  words: string;
  /** What it means. */
  meaning: string;
  /** What the screen can do itself, or a command where it cannot. */
  gesture: { does: "put-away" | "quarantine" } | { command: string } | null;
}

const MINUTE_MS = 60_000;
/** How many runs the cron has had. */
const WAIT_MS = 5 * MINUTE_MS;
const EVERY_MINUTE_LATE_MS = 10 * MINUTE_MS;

/** All that is wrong, worst first. */
export function listFaults(look: Look): Fault[] {
  return [storeFaults, outboxFaults, taskFaults, catalogueFaults, backupFaults, channelFaults, versionFaults]
    .flatMap((find) => find(look))
    .map((fault) => ({ ...fault, words: typeset(fault.words), meaning: typeset(fault.meaning) }))
    .sort((a, b) => Number(b.isGrave) - Number(a.isGrave));
}

/** Whether nothing else calls for a look: every part answered, and nothing stands in the way of a launch. */
export function isRestWell({ outage, launch }: Look): boolean {
  return outage === null && launch?.blocking.length === 0;
}

function grave(words: string, meaning: string, gesture: Fault["gesture"] = null): Fault {
  return { isGrave: true, words, meaning, gesture };
}

/** What they do not tell is shown as unknown. */
function storeFaults({ outage }: Look): Fault[] {
  if (outage === null) return [];
  return [grave("Une partie ne peut pas être lue.", outage.reason, outage.command === null ? null : { command: outage.command })];
}

function outboxFaults({ outbox, now }: Look): Fault[] {
  if (outbox === null) return [];
  const faults: Fault[] = [];
  const { waiting, quarantined } = outbox;
  if (waiting.since !== undefined) {
    const waitedMs = now.getTime() - Date.parse(waiting.since);
    const [stored, kept] = waiting.count > 1 ? ["rangés", "ils sont gardés"] : ["rangé", "il est gardé"];
    faults.push({
      isGrave: waitedMs > WAIT_MS,
      words: `${formatCount(waiting.count, "envoi attend", "envois attendent")} depuis ${sayDuration(waitedMs)} d'être ${stored}.`,
      meaning: `Rien n’est perdu : ${kept} à part, mais pas encore dans « ${SCREENS.appels} ».`,
      gesture: { does: "put-away" },
    });
  }
  if (quarantined.since !== undefined) {
    const { count } = quarantined;
    const since = `${count > 1 ? "le plus ancien " : ""}depuis ${sayMoment(quarantined.since, now)}`;
    faults.push(
      grave(
        `${formatCount(count, "envoi est", "envois sont")} en quarantaine, ${since}.`,
        count > 1 ? "La base les refuse ; plus aucun ne partira seul." : "La base le refuse ; il ne partira plus seul.",
        { does: "quarantine" },
      ),
    );
  }
  return faults;
}

function taskFaults({ tasks, place, now }: Look): Fault[] {
  if (place.environment === null || tasks === null) return [];
  const lastMinute = tasks.find(({ name }) => name === TASK_NAMES.everyMinute);
  const isLate = lastMinute === undefined || now.getTime() - Date.parse(lastMinute.started_at) > EVERY_MINUTE_LATE_MS;
  const late = grave(
    "La tâche de chaque minute ne passe plus.",
    "Ce qui attend n’est plus rangé, ni annoncé. Une nouvelle publication remet les tâches en place.",
    { command: publishCommand(place) },
  );
  const failed = tasks.filter((task) => task.failed !== "" && task.name !== TASK_NAMES.testMessage);
  return [
    ...(isLate ? [late] : []),
    ...failed.map((task) => {
      const words = `Une tâche a échoué ${sayMoment(task.started_at, now)} : ${sayTasks(task.failed)}.`;
      return task.name === TASK_NAMES.backup
        ? grave(words, "Ne comptez pas sur elle : refaites-la.", backUp(place))
        : grave(words, "Elle recommencera d’elle-même à son prochain passage.");
    }),
  ];
}

/** The parts of tasks, as the database lists them. */
export function sayTasks(names: string): string {
  return names
    .split(" ")
    .map((name) => TASK_WORDS[name] ?? name)
    .join(", ");
}

function catalogueFaults({ catalogues, place }: Look): Fault[] {
  return (catalogues ?? [])
    .filter(({ published }) => !published?.isWhole)
    .map(({ profession, published }) =>
      grave(
        `Le catalogue ${professions[profession].catalogueLabel} ${published ? "est abîmé" : "n'est pas en ligne"}.`,
        "Les visiteurs qui le demandent ne l’obtiennent pas.",
        { command: `npm run catalogues -- publish${remoteOptions(place.environment)}` },
      ),
    );
}

/** By what the database notes of them, whichever machine made them. One that failed is among the tasks. */
function backupFaults({ tasks, place, now }: Look): Fault[] {
  if (place.environment !== "production" || tasks === null) return [];
  const last = tasks.find(({ name }) => name === TASK_NAMES.backup);
  const never = "Une première fois à la main, puis chaque nuit : le guide dit comment.";
  if (last === undefined) return [grave("La base n'a encore jamais été sauvegardée.", never, backUp(place))];
  if (last.failed !== "" || now.getTime() - Date.parse(last.started_at) <= NIGHTLY_LATE_MS) return [];
  const lastWords = `La dernière date de ${sayMoment(last.started_at, now)}.`;
  return [grave("La sauvegarde de cette nuit n'a pas eu lieu.", lastWords, backUp(place))];
}

function backUp(place: Look["place"]): Fault["gesture"] {
  return { command: `npm run leads -- backup${remoteOptions(place.environment)}` };
}

function channelFaults({ channels, place, now }: Look): Fault[] {
  if (place.environment === null) return [];
  if (channels.every(({ isSet }) => isSet === false)) {
    const words = "Personne n'est prévenu des nouvelles demandes.";
    const meaning = "Ni messagerie ni e-mail ne sont réglés : le guide dit comment.";
    // The check is of the live site.
    return [{ isGrave: false, words, meaning, gesture: place.environment === "production" ? { command: "npm run launch-check" } : null }];
  }
  return channels.flatMap(({ channel, isSet, waiting }): Fault[] => {
    if (isSet === false || !waiting || waiting.count === 0) return [];
    const count = formatCount(waiting.count, "envoi n’a pas été annoncé", "envois n’ont pas été annoncés");
    return [
      {
        isGrave: false,
        words: `${count} ${CHANNEL_WORDS[channel]}${waiting.oldest ? `, depuis ${sayMoment(waiting.oldest, now)}` : ""}.`,
        meaning: "Les envois sont bien là ; c’est cette façon d’être prévenu qui refuse ou tarde. Un message d’essai le dira.",
        gesture: { command: `npm run leads -- test-message${remoteOptions(place.environment)}` },
      },
    ];
  });
}

export const CHANNEL_WORDS: Record<NotificationChannel, string> = { webhook: "par messagerie", email: "par e-mail" };

function versionFaults({ versions: { copy, online }, place }: Look): Fault[] {
  if (!copy?.ahead || !online) return [];
  const words = `La version en ligne a ${formatCount(copy.ahead, "changement")} de retard sur votre copie.`;
  const meaning = "Ce n’est pas une panne. À publier quand vous voulez.";
  return [{ isGrave: false, words, meaning, gesture: { command: publishCommand(place) } }];
}

function publishCommand({ environment }: Look["place"]): string {
  return environment === "preview" ? "npm run preview" : "npm run deploy";
}
