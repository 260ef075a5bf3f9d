import path from "node:path";
import { doOnce, hashFiles, ROOT, runTool } from "./project.ts";
import type { Environment } from "./stores/deployment.ts";

const SOURCES = [
  "app/**/*",
  "workers/**/*",
  "public/**/*",
  "vite.config.ts",
  "react-router.config.ts",
  "wrangler.toml",
  "package-lock.json",
];

/** Builds the Worker and its assets into build/ for a deployment, unless it is there for the same sources. */
export async function buildSite(environment: Environment = "production"): Promise<void> {
  // The Vite plugin of Cloudflare reads the settings of this environment into the build.
  const env = { CLOUDFLARE_ENV: environment === "preview" ? "preview" : "" };
  await doOnce(path.join(ROOT, "build", "sources.stamp"), `${environment} ${hashFiles(SOURCES)}`, () =>
    runTool("react-router", ["build"], { isQuiet: true, env }),
  );
}
