import { globSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Unstable_Config } from "wrangler";
import { claims } from "#app/content/claims.ts";
import { organisation } from "#app/content/organisation.ts";
import { programmes } from "#app/content/programmes/index.ts";
import type { Programme } from "#app/content/programmes/programme-schema.ts";
import type { Years } from "#app/content/year-schema.ts";
import { years } from "#app/content/years.ts";
import { ROOT } from "./command.ts";
import { listStalePictures } from "./pictures/picture-content.ts";

export interface Facts {
  now: Date;
  modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  programmes: readonly Programme[];
  /** Undefined once the site drops the claim. */
  claims: Readonly<Record<string, { value: string; label: string; source: string | null; date: string | null } | undefined>>;
  organisation: typeof organisation;
  years: Years;
  config: SiteConfig;
  stalePictures: readonly string[];
}

export type SiteConfig = Pick<Unstable_Config, "workers_dev" | "preview_urls" | "routes" | "vars">;

export async function readFacts(now: Date, config: SiteConfig): Promise<Facts> {
  // Schemas hold patterns, not texts.
  const files = globSync("app/content/**/*.ts", { cwd: ROOT }).filter((file) => !/(\.test|schema|vocabulary)\.ts$/.test(file));
  const modules: Record<string, Record<string, unknown>> = {};
  // Pages sort last: a value belongs to the file that defines it.
  const isPage = (file: string) => Number(/pages|programmes.index/.test(file));
  for (const file of files.sort((a, b) => isPage(a) - isPage(b) || a.localeCompare(b)))
    modules[file.replaceAll(path.sep, "/")] = { ...(await import(pathToFileURL(path.join(ROOT, file)).href)) };
  return { now, modules, programmes, claims, organisation, years, config, stalePictures: listStalePictures() };
}
