import { readLocalSettings } from "#scripts/project/local-settings.ts";
import { NOTIFICATION_WAYS, type NotificationWay } from "#workers/db/vocabulary.ts";
import { readSetting, type SettingName } from "#workers/setting-rules.ts";
import { type Account, readEnvelope } from "./account.ts";
import { type Deployment, type Environment, readDeployment } from "./deployment.ts";

/** By which ways a site tells its people: what its settings say, and the names of its secrets, whose values nobody can read. */

/** Whether each way is set; null while Cloudflare does not say which secrets there are. */
type SetWays = Record<NotificationWay, boolean | null>;

const NEEDED: Record<NotificationWay, SettingName[]> = {
  webhook: ["NOTIFICATION_WEBHOOK"],
  email: ["NOTIFICATION_EMAILS", "NOTIFICATION_SENDER"],
};

/** The ways of a site with these settings and secrets; `secrets` is null while they are unknown. */
export function findWays(settings: Deployment["settings"], secrets: readonly string[] | null): SetWays {
  const isSet = (name: SettingName) => readSetting(settings, name) !== null || (secrets?.includes(name) ?? null);
  const ways = NOTIFICATION_WAYS.map((way): [NotificationWay, boolean | null] => {
    const parts = NEEDED[way].map(isSet);
    return [way, parts.includes(false) ? false : parts.includes(null) ? null : true];
  });
  return Object.fromEntries(ways) as SetWays;
}

/** The settings of a place: those of wrangler.toml and, on this machine, of .dev.vars. */
export function readSettingsOf(environment: Environment | null): Deployment["settings"] {
  if (environment !== null) return readDeployment(environment).settings;
  return Object.fromEntries(Object.entries(readLocalSettings()).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** The names of a Worker's secrets; null when it is not online yet. Throws a CliError when Cloudflare does not say. */
export async function listSecretNames(account: Account, workerName: string): Promise<string[] | null> {
  const response = await account.call(`/workers/scripts/${encodeURIComponent(workerName)}/secrets`);
  return response && (await readEnvelope<{ name: string }[]>(response)).result.map(({ name }) => name);
}
