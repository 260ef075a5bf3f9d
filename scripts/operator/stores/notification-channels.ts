import { readLocalSettings } from "#scripts/project/local-settings.ts";
import type { NotificationChannel } from "#workers/db/vocabulary.ts";
import { readSetting, type SettingName } from "#workers/settings/setting-rules.ts";
import { type Deployment, type Environment, readDeployment } from "./deployment.ts";

/** The notification channels of a site, from its settings and the names of its secrets, whose values nobody can read. */

/** Whether each channel is configured, by settings and secrets; null while Cloudflare does not say which secrets there are. */
export function findChannels(
  settings: Deployment["settings"],
  secrets: readonly string[] | null,
): Record<NotificationChannel, boolean | null> {
  const isSet = (name: SettingName) => readSetting(settings, name) !== null || (secrets?.includes(name) ?? null);
  const mail = [isSet("NOTIFICATION_EMAILS"), isSet("NOTIFICATION_SENDER")];
  return { webhook: isSet("NOTIFICATION_WEBHOOK"), email: mail.includes(false) ? false : mail.includes(null) ? null : true };
}

/** The settings of a place: those of wrangler.toml and, on this machine, of .dev.vars. */
export function readSettingsOf(environment: Environment | null): Deployment["settings"] {
  if (environment !== null) return readDeployment(environment).settings;
  return Object.fromEntries(Object.entries(readLocalSettings()).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
