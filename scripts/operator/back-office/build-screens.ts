import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { CliError, doOnce, hashFiles, ROOT } from "#scripts/toolbox.ts";

/** Where the built screens lie. */
export const SCREEN_BUILD = path.join(ROOT, "build", "back-office");
/** What the browser's part is made of, and the part of it that the packages are. */
const SOURCES = [
  "back-office/**/*.{ts,tsx,css,json}",
  "app/{content,ui,features}/**/*.{ts,tsx,css,svg}",
  "people/**/*.ts",
  "workers/db/*.ts",
  "scripts/operator/back-office/**/*.ts",
  "package-lock.json",
];

/** Builds the screens unless they are there for the same sources, and says so. Throws a CliError when they cannot be built. */
export async function buildScreens(): Promise<void> {
  await doOnce(path.join(SCREEN_BUILD, "sources.stamp"), hashFiles(SOURCES), async () => {
    console.log("Les écrans sont préparés, une fois pour cette version…");
    const build = spawn("react-router", ["build", "back-office"], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: "production" },
      stdio: "ignore",
      shell: process.platform === "win32",
    });
    const [code] = await once(build, "exit").catch(() => [null]);
    if (code !== 0) throw new CliError("Les écrans n'ont pas pu être préparés : « npx react-router build back-office » dit pourquoi.");
  });
}
