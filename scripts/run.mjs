// Runs a task of scripts/, or a tool of node_modules/.bin with its own options, on the project's own Node; installs what is missing first.
// Plain JavaScript without dependencies: it must start on any Node >= 20 before the first install.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import path from "node:path";

const MINIMUM_NODE = [22, 22];
const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), "..");
const bin = path.join(root, "node_modules", ".bin");
const isWindows = process.platform === "win32";
const [task, ...args] = process.argv.slice(2);

const script = path.join("scripts", `${task}.ts`);
const CHECK_CONTENT = ["--import", "./scripts/check-content.ts"];
/** Tools that read the site's content: a mistake in it is said before they start. */
const CONTENT_READERS = ["vitest", "playwright"];

installIfNeeded();

const environment = {
  ...process.env,
  PATH: `${bin}${path.delimiter}${process.env.PATH}`,
  // Nothing here phones home.
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
  // What wrangler finds normal would stand among the lines of an export.
  WRANGLER_LOG: process.env.WRANGLER_LOG ?? "warn",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  // Nobody reads the traces that a local Worker writes down of every request, for a sixth of its time.
  X_LOCAL_OBSERVABILITY: "false",
  DO_NOT_TRACK: "1",
};
const child = start();
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("error", (error) => fail(`La tâche « ${task} » n'a pas pu être lancée : ${error.message}`));
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

function start() {
  const options = { cwd: root, stdio: "inherit", env: environment };
  if (existsSync(path.join(root, script)))
    return spawn(findNode(), [...CHECK_CONTENT, script, ...args], { ...options, env: { ...environment, NO_COLOR: "1" } });
  const tool = path.join(bin, isWindows ? `${task}.cmd` : `${task}`);
  if (!task || !existsSync(tool)) fail(`La tâche « ${task ?? ""} » n'existe pas. Les tâches sont les scripts de package.json.`);
  if (CONTENT_READERS.includes(task)) {
    const { status } = spawnSync(findNode(), [...CHECK_CONTENT, "--eval", ""], options);
    if (status !== 0) process.exit(status ?? 1);
  }
  // Playwright colours what its workers write, and Node complains when told both.
  if (!process.stdout.isTTY) Object.assign(environment, task === "playwright" ? { FORCE_COLOR: "0" } : { NO_COLOR: "1" });
  return isWindows ? spawn(tool, args, { ...options, shell: true }) : spawn(findNode(), [realpathSync(tool), ...args], options);
}

/** Installs exactly the lockfile, once per lockfile. */
function installIfNeeded() {
  const stampFile = path.join(root, "node_modules", ".installed");
  const stamp = createHash("sha256")
    .update(readFileSync(path.join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  // Installing through a link would empty the folder of another checkout.
  if (lstatSync(path.join(root, "node_modules"), { throwIfNoEntry: false })?.isSymbolicLink()) {
    fail("node_modules est un lien vers le dossier d'une autre version du projet : supprimez ce lien, puis recommencez.");
  }
  console.log("Installation des outils, dans les versions que le projet a retenues…");
  const npm = spawnSync(isWindows ? "npm.cmd" : "npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: "inherit",
    shell: isWindows,
  });
  if (npm.error) fail("npm est introuvable : installez Node.js avec npm (https://nodejs.org).");
  if (npm.status !== 0)
    fail("Les outils n'ont pas pu être installés (voir plus haut) : vérifiez que cette machine atteint registry.npmjs.org.");
  writeFileSync(stampFile, stamp);
}

/** The Node that came with the packages, else the one running if it is recent enough. */
function findNode() {
  const own = path.join(bin, isWindows ? "node.exe" : "node");
  if (existsSync(own) && spawnSync(own, ["--version"]).status === 0) return own;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor >= MINIMUM_NODE[1])) return process.execPath;
  const lack = `aucun n'est venu avec les outils pour ${process.platform} ${process.arch}`;
  return fail(`Node ${process.versions.node} est trop ancien, et ${lack} : installez Node ${MINIMUM_NODE.join(".")} ou plus récent.`);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
