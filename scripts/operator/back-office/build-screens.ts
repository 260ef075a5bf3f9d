import { spawn } from "node:child_process";
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

/** Where the browser's part lies. */
export const SCREEN_ASSETS = path.join(SCREEN_BUILD, "client", "assets");

/** Builds the screens unless they are there for the same sources, and says so. Throws a CliError when they cannot be built. */
export async function buildScreens(): Promise<void> {
  await doOnce(path.join(SCREEN_BUILD, "sources.stamp"), hashFiles(SOURCES), async () => {
    console.log("Les écrans sont préparés, une fois pour cette version…");
    const code = await new Promise<number | null>((resolve) => {
      const build = spawn("react-router", ["build", "back-office"], {
        cwd: ROOT,
        env: { ...process.env, NODE_ENV: "production" },
        stdio: "ignore",
        shell: process.platform === "win32",
      });
      build.on("error", () => resolve(null)).on("exit", resolve);
    });
    if (code !== 0) throw new CliError("Les écrans n'ont pas pu être préparés : « npx react-router build back-office » dit pourquoi.");
  });
}
