import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { WHOLE_DOMAIN_HSTS } from "#workers/pages/security-headers.ts";
import { readSetting } from "#workers/settings/setting-rules.ts";
import { type Environment, environmentVariables, readDeployment } from "./operator/stores/deployment.ts";
import { doOnce, hashFiles, ROOT, runTool } from "./toolbox.ts";

export const SOURCES = [
  "app/**/*",
  "workers/**/*",
  "public/**/*",
  "scripts/project/baseline.ts",
  "scripts/project/screen-utilities.ts",
  "vite.config.ts",
  "react-router.config.ts",
  "wrangler.toml",
  "package-lock.json",
];

/** What the build leaves for wrangler, which finds the built Worker by it. */
const POINTER = path.join(ROOT, ".wrangler", "deploy", "config.json");

/** Builds the Worker and its assets into build/ for a deployment, unless it is there for the same sources. */
export async function buildSite(environment: Environment = "production"): Promise<void> {
  const build = () => {
    const { settings } = readDeployment(environment);
    runTool("react-router", ["build"], { isQuiet: true, env: environmentVariables(environment) });
    const file = path.join(ROOT, "build", "client", "_headers");
    writeFileSync(file, withHstsScope(readFileSync(file, "utf8"), settings));
  };
  await doOnce(path.join(ROOT, "build", "sources.stamp"), `${environment} ${hashFiles(SOURCES)}`, build, [POINTER]);
}

/** The headers of static files with the scope that HSTS_SCOPE sets: they are answered before the Worker could read its settings. */
export function withHstsScope(headers: string, settings: object): string {
  if (readSetting(settings, "HSTS_SCOPE") !== "domain") return headers;
  return headers.replace(/^( {2}Strict-Transport-Security: ).*$/m, `$1${WHOLE_DOMAIN_HSTS}`);
}
