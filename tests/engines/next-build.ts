import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "#scripts/command.ts";

const HASHED = /^[\w.-]+-[\w-]{8}\.(?:js|css)$/;
/** In a script of the browser beside it, elsewhere by the whole address. */
const NAMED = /(?:\/assets\/|"\.\/)([\w.-]+-[\w-]{8}\.(?:js|css))/g;
const IS_TEXT = /\.(?:js|css|json)$|_headers$/;

/**
 * A copy of the build, as a later version of the site: each hashed script and style sheet of the browser has another name and answers
 * 404 under the old one. Returns its configuration and what removes it.
 */
export function makeNextBuild(): { configPath: string; remove(): void } {
  const folder = path.join(ROOT, "build/next");
  rmSync(folder, { recursive: true, force: true });
  for (const part of ["client", "server"]) cpSync(path.join(ROOT, "build", part), path.join(folder, part), { recursive: true });
  const assets = path.join(folder, "client/assets");
  const renamed = new Map(
    readdirSync(assets)
      .filter((name) => HASHED.test(name))
      .map((name) => [name, name.replace(/\.(?=\w+$)/, "0.")]),
  );
  for (const [name, next] of renamed) renameSync(path.join(assets, name), path.join(assets, next));
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => IS_TEXT.test(file))) {
    const file = path.join(folder, name);
    // Modules of the server keep their names, which may be those of the browser.
    writeFileSync(
      file,
      readFileSync(file, "utf8").replaceAll(NAMED, (found, name: string) => found.replace(name, renamed.get(name) ?? name)),
    );
  }
  const configPath = path.join(folder, "server/wrangler.json");
  writeFileSync(configPath, readFileSync(configPath, "utf8").replaceAll("../../migrations", "../../../migrations"));
  return { configPath, remove: () => rmSync(folder, { recursive: true }) };
}
