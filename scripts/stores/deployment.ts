import path from "node:path";
import { unstable_readConfig } from "wrangler";
import { PlainError, ROOT } from "../project.ts";

export const ENVIRONMENTS = ["production", "preview"] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** What wrangler.toml says of one deployment. */
export interface Deployment {
  environment: Environment;
  workerName: string;
  databaseName: string;
  buckets: { catalogues: string; outbox: string };
  accountId: string | undefined;
  settings: Readonly<Record<string, string>>;
}

export const CONFIG_FILE = path.join(ROOT, "wrangler.toml");

/** The arguments that make wrangler read wrangler.toml itself, not what the last build made of it. */
export function configArguments(environment: Environment): string[] {
  return ["--config", CONFIG_FILE, "--env", environment === "preview" ? "preview" : ""];
}

export function readDeployment(environment: Environment): Deployment {
  const config = unstable_readConfig({ config: CONFIG_FILE, ...(environment === "preview" && { env: "preview" }) }, { hideWarnings: true });
  const bucketOf = (binding: string) => config.r2_buckets.find((bucket) => bucket.binding === binding)?.bucket_name;
  return {
    environment,
    workerName: named(config.name, "name"),
    databaseName: named(config.d1_databases.find(({ binding }) => binding === "DB")?.database_name, "database_name de DB"),
    buckets: {
      catalogues: named(bucketOf("CATALOGUES"), "bucket_name de CATALOGUES"),
      outbox: named(bucketOf("OUTBOX"), "bucket_name de OUTBOX"),
    },
    accountId: config.account_id,
    settings: Object.fromEntries(Object.entries(config.vars).map(([name, value]) => [name, String(value)])),
  };
}

function named(value: string | undefined, setting: string): string {
  if (!value) throw new PlainError(`wrangler.toml ne donne pas de ${setting}.`);
  return value;
}
