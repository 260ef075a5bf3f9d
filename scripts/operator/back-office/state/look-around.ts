import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { connectAccount, listSecretNames, listVersions } from "#scripts/operator/stores/account.ts";
import { findChannels, readDeployment, readSettingsOf } from "#scripts/operator/stores/deployment.ts";
import type { Stores } from "#scripts/operator/stores/stores.ts";
import { ROOT } from "#scripts/toolbox.ts";
import { countUnannounced } from "#workers/db/announcements.ts";
import { findCause } from "#workers/db/database-error.ts";
import { listTaskRuns } from "#workers/db/task-runs.ts";
import { NOTIFICATION_CHANNELS } from "#workers/db/vocabulary.ts";
import { catalogueKey, isWholePdf } from "#workers/storage/catalogues.ts";
import type { Place } from "../places.ts";
import { explainOutage } from "../screens.ts";
import { catalogueVersion, describeSize, isPdf } from "./catalogue-facts.ts";
import { lookAtOutbox } from "./outbox-records.ts";

const runFile = promisify(execFile);

const DAY_MS = 24 * 60 * 60_000;
/** Younger records are still being processed. */
const ANNOUNCEMENT_GRACE_MS = 5 * 60_000;

interface Point {
  id: string;
  text: string;
  severity: "blocking" | "toConfirm";
}

export type Look = Awaited<ReturnType<typeof lookAround>>;

/** Everything that « État » shows, read together. A part that cannot be read is null and does not hide the others. */
export async function lookAround(place: Place, stores: Stores, now: Date) {
  const startedAt = performance.now();
  const day = {
    after: new Date(now.getTime() - DAY_MS).toISOString(),
    before: new Date(now.getTime() - ANNOUNCEMENT_GRACE_MS).toISOString(),
  };
  const failures: unknown[] = [];
  const [outbox, waiting, tasks, catalogues, account] = await Promise.all([
    attempt(() => lookAtOutbox(stores), failures),
    attempt(() => Promise.all(NOTIFICATION_CHANNELS.map((channel) => countUnannounced(stores.database, channel, day)))),
    attempt(() => listTaskRuns(stores.database), failures),
    attempt(() => readCatalogues(stores), failures),
    attempt(() => askAccount(place)),
  ]);
  const secrets = account?.secrets ?? null;
  const launch = null as { blocking: Point[]; toConfirm: Point[] } | null;
  const [online = null, previous = null] = account?.versions ?? [];
  const isSet = findChannels(readSettingsOf(place.environment), place.environment === null ? [] : secrets);
  return {
    place,
    now,
    outbox,
    // `isSet` is null when Cloudflare does not say; `waiting` is what was not announced in the last day.
    channels: NOTIFICATION_CHANNELS.map((channel, index) => ({ channel, isSet: isSet[channel], waiting: waiting?.[index] ?? null })),
    tasks,
    catalogues,
    // Why some of the stores do not answer; null while all do.
    outage: failures.length > 0 ? explainOutage(failures[0], place) : null,
    launch,
    // None is online on this machine, nor when Cloudflare does not say.
    versions: { online, previous, copy: await readCopy(online?.at ?? null) },
    tookMs: performance.now() - startedAt,
  };
}

/** Null when it fails; then `failures` gets the cause. */
async function attempt<Value>(look: () => Promise<Value>, failures: unknown[] = []): Promise<Value | null> {
  try {
    return await look();
  } catch (error) {
    const cause = findCause(error);
    failures.push(cause);
    console.error(cause instanceof Error ? cause.message : "erreur inconnue");
    return null;
  }
}

/** `published` is null where none is. */
async function readCatalogues({ catalogues }: Stores) {
  const listed = await catalogues.list("");
  return Promise.all(
    PROFESSIONS.map(async (profession) => {
      const object = listed.find(({ key }) => key === catalogueKey(profession));
      const bytes = object && (await catalogues.read(object.key));
      if (!object || !bytes) return { profession, published: null };
      const { sizeInBytes, uploadedAt } = object;
      return {
        profession,
        published: {
          version: catalogueVersion(bytes),
          publishedAt: uploadedAt,
          size: describeSize(sizeInBytes),
          isWhole: isPdf(bytes) && isWholePdf(bytes) && bytes.byteLength === sizeInBytes,
        },
      };
    }),
  );
}

/** The versions that were put online, newest first, and the names of the site's secrets, null while it is not online. */
async function askAccount({ environment }: Place) {
  if (environment === null) return { versions: [], secrets: null };
  const { workerName, accountId } = readDeployment(environment);
  const account = await connectAccount(accountId);
  const [versions, secrets] = await Promise.all([listVersions(account, workerName), listSecretNames(account, workerName)]);
  return { versions, secrets };
}

/** The version on this machine, and how many commits are newer than the one online; null without git. */
async function readCopy(onlineAt: string | null) {
  const git = async (...args: string[]) => (await runFile("git", args, { cwd: ROOT })).stdout.trim();
  try {
    const [commit = "", at = ""] = (await git("log", "-1", "--format=%h %cI")).split(" ");
    const ahead = onlineAt === null ? null : Number(await git("rev-list", "--count", `--since=${onlineAt}`, "HEAD"));
    return { commit, at, ahead };
  } catch {
    return null;
  }
}
