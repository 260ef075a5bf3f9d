import path from "node:path";
import { doOnce, hashFiles, ROOT, runTool } from "./project.ts";

const SOURCES = [
  "app/**/*",
  "workers/**/*",
  "public/**/*",
  "vite.config.ts",
  "react-router.config.ts",
  "wrangler.toml",
  "package-lock.json",
];

/** Builds the Worker and its assets into build/, unless it is there for the same sources. */
export async function buildSite(): Promise<void> {
  await doOnce(path.join(ROOT, "build", "sources.stamp"), hashFiles(SOURCES), () => runTool("react-router", ["build"], { isQuiet: true }));
}
