import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { parisDate } from "#app/content/dated.ts";
import { PROFESSIONS, type Profession } from "#app/content/vocabulary.ts";
import { catalogueVersion, isWholePdf } from "#scripts/operator/catalogues/publish-catalogue.ts";
import { readAcceptances } from "#scripts/operator/launch-check/acceptances.ts";
import { listFindings } from "#scripts/operator/launch-check/checks.ts";
import { readFacts } from "#scripts/operator/launch-check/facts.ts";
import type { Finding } from "#scripts/operator/launch-check/findings.ts";
import { listOpen } from "#scripts/operator/launch-check/report.ts";
import { type Backup, listBackups } from "#scripts/operator/leads/backup-files.ts";
import { type Account, connectAccount, readEnvelope } from "#scripts/operator/stores/account.ts";
import { readDeployment } from "#scripts/operator/stores/deployment.ts";
import { findChannels, listSecretNames, readSettingsOf } from "#scripts/operator/stores/notification-channels.ts";
import type { Stores } from "#scripts/operator/stores/stores.ts";
import { ROOT } from "#scripts/toolbox.ts";
import { countUnannounced, type Unannounced } from "#workers/db/announcements.ts";
import { findCause } from "#workers/db/database-error.ts";
import type { TaskRun } from "#workers/db/schema.ts";
import { listTaskRuns } from "#workers/db/task-runs.ts";
import { NOTIFICATION_CHANNELS, type NotificationChannel } from "#workers/db/vocabulary.ts";
import { catalogueKey } from "#workers/storage/catalogues.ts";
import type { Place } from "../places.ts";
import { lookAtOutbox, type OutboxLook } from "./outbox-records.ts";

/** Everything that « État » shows, read together. A part that cannot be read is null and does not hide the others. */

const runFile = promisify(execFile);

const DAY_MS = 24 * 60 * 60_000;
/** Younger records are still being processed. */
const ANNOUNCEMENT_GRACE_MS = 5 * 60_000;

export interface Look {
  place: Place;
  now: Date;
  tookMs: number;
  outbox: OutboxLook | null;
  channels: ChannelLook[];
  tasks: TaskRun[] | null;
  catalogues: PublishedCatalogue[] | null;
  backups: Backup[];
  launch: { blocking: Finding[]; toConfirm: Finding[] } | null;
  versions: Versions;
}

interface ChannelLook {
  channel: NotificationChannel;
  /** Null when Cloudflare does not say. */
  isSet: boolean | null;
  /** What it has not announced in the last day; null when the database does not answer. */
  waiting: Unannounced | null;
}

interface PublishedCatalogue {
  profession: Profession;
  /** Null when none is published. */
  published: { version: string; publishedAt: string; sizeInBytes: number; isWhole: boolean } | null;
}

interface Versions {
  /** Null on this machine, and when Cloudflare does not say. */
  online: { id: string; at: string } | null;
  previous: { id: string; at: string } | null;
  /** Null without git. */
  copy: { commit: string; at: string; ahead: number | null } | null;
}

export async function lookAround(place: Place, stores: Stores, now: Date): Promise<Look> {
  const startedAt = performance.now();
  const day = {
    after: new Date(now.getTime() - DAY_MS).toISOString(),
    before: new Date(now.getTime() - ANNOUNCEMENT_GRACE_MS).toISOString(),
  };
  const [outbox, waiting, tasks, catalogues, account] = await Promise.all([
    attempt(() => lookAtOutbox(stores)),
    attempt(() => Promise.all(NOTIFICATION_CHANNELS.map((channel) => countUnannounced(stores.database, channel, day)))),
    attempt(() => listTaskRuns(stores.database)),
    attempt(() => readCatalogues(stores)),
    attempt(() => askAccount(place)),
  ]);
  // After the stores: reading all the content blocks this process for a moment.
  const secrets = account?.secrets ?? null;
  const launch = await attempt(() => checkLaunch(now, place.environment === "production" ? secrets : null));
  const [online = null, previous = null] = account?.deployments ?? [];
  const isSet = findChannels(readSettingsOf(place.environment), place.environment === null ? [] : secrets);
  return {
    place,
    now,
    outbox,
    channels: NOTIFICATION_CHANNELS.map((channel, index) => ({ channel, isSet: isSet[channel], waiting: waiting?.[index] ?? null })),
    tasks,
    catalogues,
    backups: listBackups(),
    launch,
    versions: { online, previous, copy: await readCopy(online?.at ?? null) },
    tookMs: performance.now() - startedAt,
  };
}

/** Null when it fails. */
async function attempt<Value>(look: () => Promise<Value>): Promise<Value | null> {
  try {
    return await look();
  } catch (error) {
    const cause = findCause(error);
    console.error(cause instanceof Error ? cause.message : "erreur inconnue");
    return null;
  }
}

async function readCatalogues({ catalogues }: Stores): Promise<PublishedCatalogue[]> {
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
          sizeInBytes,
          isWhole: isWholePdf(bytes) && bytes.byteLength === sizeInBytes,
        },
      };
    }),
  );
}

/** The content does not change while this program runs. */
let factsOfToday: { day: string; facts: ReturnType<typeof readFacts> } | undefined;

async function checkLaunch(now: Date, secrets: string[] | null): Promise<{ blocking: Finding[]; toConfirm: Finding[] }> {
  const day = parisDate(now);
  if (factsOfToday?.day !== day) factsOfToday = { day, facts: readFacts(now) };
  const findings = listFindings({ ...(await factsOfToday.facts), secrets });
  const acceptances = readAcceptances();
  return { blocking: listOpen(findings, acceptances, "blocking"), toConfirm: listOpen(findings, acceptances, "toConfirm") };
}

interface CloudflareDeployment {
  id: string;
  created_on: string;
  versions?: { version_id: string }[];
}

interface OnAccount {
  /** The versions that were put online, newest first. */
  deployments: { id: string; at: string }[];
  /** The names of the site's secrets; null while it is not online. */
  secrets: string[] | null;
}

async function askAccount({ environment }: Place): Promise<OnAccount> {
  if (environment === null) return { deployments: [], secrets: null };
  const { workerName, accountId } = readDeployment(environment);
  const account = await connectAccount(accountId);
  const [deployments, secrets] = await Promise.all([readDeployments(account, workerName), listSecretNames(account, workerName)]);
  return { deployments, secrets };
}

async function readDeployments(account: Account, workerName: string): Promise<OnAccount["deployments"]> {
  const response = await account.call(`/workers/scripts/${encodeURIComponent(workerName)}/deployments`);
  if (!response) return [];
  const { result } = await readEnvelope<{ deployments: CloudflareDeployment[] }>(response);
  return result.deployments.map(({ id, created_on, versions }) => ({ id: versions?.[0]?.version_id ?? id, at: created_on }));
}

/** The version on this machine, and how many commits are newer than the one online. */
async function readCopy(onlineAt: string | null): Promise<Versions["copy"]> {
  const git = async (...args: string[]) => (await runFile("git", args, { cwd: ROOT })).stdout.trim();
  try {
    const [commit = "", at = ""] = (await git("log", "-1", "--format=%h %cI")).split(" ");
    const ahead = onlineAt === null ? null : Number(await git("rev-list", "--count", `--since=${onlineAt}`, "HEAD"));
    return { commit, at, ahead };
  } catch {
    return null;
  }
}
