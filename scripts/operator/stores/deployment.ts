import path from "node:path";
import { unstable_readConfig } from "wrangler";
import { readLocalSettings } from "#scripts/project/local-settings.ts";
import { CliError, ROOT } from "#scripts/toolbox.ts";
import { readSetting, type SettingName } from "#workers/settings/setting-rules.ts";

export const ENVIRONMENTS = ["production", "preview"] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** What wrangler.toml says of one deployment. */
export type Deployment = ReturnType<typeof readDeployment>;

type Settings = Readonly<Record<string, string>>;

/** The part of wrangler's configuration that is read here; its own type is not published. */
interface Config {
  name?: string;
  account_id?: string;
  d1_databases: { binding: string; database_name?: string }[];
  r2_buckets: { binding: string; bucket_name?: string }[];
  vars: Record<string, unknown>;
}

export const CONFIG_FILE = path.join(ROOT, "wrangler.toml");

/** What makes wrangler, and the build, read the settings of an environment. */
export function environmentVariables(environment: Environment): { CLOUDFLARE_ENV: string } {
  return { CLOUDFLARE_ENV: environment === "preview" ? "preview" : "" };
}

/** The arguments that make wrangler read wrangler.toml itself, not what the last build made of it. */
export function configArguments(environment: Environment): string[] {
  return ["--config", CONFIG_FILE, "--env", environment === "preview" ? "preview" : ""];
}

/** Throws a CliError when wrangler.toml cannot be read, or leaves a name out. */
export function readDeployment(environment: Environment, file = CONFIG_FILE) {
  const config = readConfig(environment, file);
  const bucketOf = (name: string) => config.r2_buckets.find(({ binding }) => binding === name)?.bucket_name;
  return {
    environment,
    workerName: requireName(config.name, "name"),
    databaseName: requireName(config.d1_databases.find(({ binding }) => binding === "DB")?.database_name, "database_name pour DB"),
    buckets: {
      catalogues: requireName(bucketOf("CATALOGUES"), "bucket_name pour CATALOGUES"),
      outbox: requireName(bucketOf("OUTBOX"), "bucket_name pour OUTBOX"),
    },
    /** Undefined when the sign-in decides. */
    accountId: config.account_id,
    settings: Object.fromEntries(Object.entries(config.vars).map(([name, value]) => [name, String(value)])) as Settings,
  };
}

function readConfig(environment: Environment, file: string): Config {
  const env = environment === "preview" ? { env: "preview" } : {};
  try {
    return unstable_readConfig({ config: file, ...env }, { hideWarnings: true });
  } catch (error) {
    const { message, location } = error as Error & { location?: { line: number; lineText: string } };
    if (!location) throw new CliError(`wrangler.toml ne peut pas être lu : ${message}`);
    const rule = 'Un réglage s\'écrit NOM = "valeur", entre deux guillemets droits';
    throw new CliError(`wrangler.toml, ligne ${location.line} : « ${location.lineText.trim()} » ne peut pas être lu. ${rule}.`);
  }
}

function requireName(value: string | undefined, setting: string): string {
  if (!value) throw new CliError(`wrangler.toml ne donne pas de ${setting}.`);
  return value;
}

/** The notification channels of a site, from its settings and the names of its secrets, whose values nobody can read. */

/** Whether each channel is configured, by settings and secrets; null while Cloudflare does not say which secrets there are. */
export function findChannels(settings: Settings, secrets: readonly string[] | null): Record<"webhook" | "email", boolean | null> {
  const isSet = (name: SettingName) => readSetting(settings, name) !== null || (secrets?.includes(name) ?? null);
  const mail = [isSet("NOTIFICATION_EMAILS"), isSet("NOTIFICATION_SENDER")];
  return { webhook: isSet("NOTIFICATION_WEBHOOK"), email: mail.includes(false) ? false : mail.includes(null) ? null : true };
}

/** The settings of a place: those of wrangler.toml and, on this machine, of .dev.vars. */
export function readSettingsOf(environment: Environment | null): Settings {
  if (environment !== null) return readDeployment(environment).settings;
  return Object.fromEntries(Object.entries(readLocalSettings()).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
