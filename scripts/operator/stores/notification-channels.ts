import { readLocalSettings } from "#scripts/project/local-settings.ts";
import { NOTIFICATION_CHANNELS, type NotificationChannel } from "#workers/db/vocabulary.ts";
import { readSetting, type SettingName } from "#workers/settings/setting-rules.ts";
import { type Account, readEnvelope } from "./account.ts";
import { type Deployment, type Environment, readDeployment } from "./deployment.ts";

/** The notification channels of a site, from its settings and the names of its secrets, whose values nobody can read. */

/** Whether each channel is configured; null while Cloudflare does not say which secrets there are. */
type ConfiguredChannels = Record<NotificationChannel, boolean | null>;

const NEEDED: Record<NotificationChannel, SettingName[]> = {
  webhook: ["NOTIFICATION_WEBHOOK"],
  email: ["NOTIFICATION_EMAILS", "NOTIFICATION_SENDER"],
};

/** The channels of a site with these settings and secrets; `secrets` is null while they are unknown. */
export function findChannels(settings: Deployment["settings"], secrets: readonly string[] | null): ConfiguredChannels {
  const isSet = (name: SettingName) => readSetting(settings, name) !== null || (secrets?.includes(name) ?? null);
  const channels = NOTIFICATION_CHANNELS.map((channel): [NotificationChannel, boolean | null] => {
    const parts = NEEDED[channel].map(isSet);
    return [channel, parts.includes(false) ? false : parts.includes(null) ? null : true];
  });
  return Object.fromEntries(channels) as ConfiguredChannels;
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
