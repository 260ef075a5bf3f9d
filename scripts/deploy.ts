import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { unstable_readConfig } from "wrangler";
import { main, Refusal, ROOT, run } from "./command.ts";
import { smokeTest } from "./smoke-test.ts";

/** A new domain takes a while to be known everywhere. */
const PATIENCE = { attempts: 18, delayMs: 5000 };
const CONFIG = path.join(ROOT, "wrangler.toml");
const NOTHING_SENT = "Rien n'a été envoyé : corrigez, puis relancez.";
const OLD_SITE = "L'ancien site reste en ligne, s'il y en avait un : corrigez, puis relancez.";
const NEW_SITE = "La nouvelle version du site est en ligne ; « npx wrangler rollback » remet celle d'avant.";

interface Options {
  /** Builds and checks everything, sends nothing. */
  isRehearsal: boolean;
  patience?: typeof PATIENCE;
  /** Where the site is tried; what wrangler.toml says when left out. */
  siteOrigin?: string;
}

/**
 * Puts site and follow-up online: the steps of `wrangler`, in order. Throws a Refusal that names the failed step, what is online and what
 * to do.
 */
export async function deploy({
  isRehearsal,
  patience = PATIENCE,
  siteOrigin = String(readConfig().vars.SITE_ORIGIN ?? ""),
}: Options): Promise<void> {
  const migrate = () => run("wrangler", ["d1", "migrations", "apply", "DB", "--remote", "--config", CONFIG], { env: { CI: "true" } });
  const rehearsal = isRehearsal ? ["--dry-run"] : [];
  let address = "";

  await step("Contrôle de lancement", NOTHING_SENT, () => run("npm", ["run", "--silent", "launch-check"]));
  await step("Construction", NOTHING_SENT, () => run("npm", ["run", "--silent", "build"]));
  await step("Catalogues : vérification", NOTHING_SENT, () => run("npm", ["run", "--silent", "catalogues", "--", "check"]));
  // The first deployment creates the database; later ones migrate first, for migrations only widen.
  const isFirst = isRehearsal ? false : await step("Compte Cloudflare", NOTHING_SENT, () => !hasDatabase());
  if (!isRehearsal && !isFirst) await step("Migrations", OLD_SITE, migrate);
  await step("Mise en ligne du site", OLD_SITE, () => {
    address = sendSite(rehearsal, siteOrigin);
  });
  if (isFirst) await step("Tables de la base", `${NEW_SITE} Sans tables, il garde les demandes de côté : relancez vite.`, migrate);
  await step("Mise en ligne du suivi", `${NEW_SITE} Le suivi est celui d'avant : corrigez, puis relancez.`, () =>
    run("wrangler", ["deploy", "--cwd", "back-office", ...rehearsal]),
  );
  if (isRehearsal) return console.log("Répétition réussie : rien n'a été envoyé.");
  await step("Catalogues", `${NEW_SITE} Ses PDF sont ceux d'avant : « npm run catalogues -- publish --remote ».`, () =>
    run("npm", ["run", "--silent", "catalogues", "--", "publish", "--remote"]),
  );
  await step("Essai du site en ligne", NEW_SITE, () => smokeTest(address, patience));
  console.log(`Le site est en ligne : ${address}`);
}

/** Runs one step. Adds to a Refusal the name of the step, what is online and what to do. */
async function step<Result>(title: string, advice: string, work: () => Result | Promise<Result>): Promise<Result> {
  console.log(`── ${title}`);
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(`${error.message}\n\nÉchec : ${title}. ${advice}`);
  }
}

/** Whether the account holds the database that wrangler.toml names. */
function hasDatabase(): boolean {
  const { d1_databases } = readConfig();
  const found = JSON.parse(run("wrangler", ["d1", "list", "--json"], { isQuiet: true })) as { name: string }[];
  return found.some(({ name }) => name === d1_databases[0]?.database_name);
}

/** Sends the built site. Returns its public address: SITE_ORIGIN, else the first that wrangler gives it. */
function sendSite(rehearsal: readonly string[], siteOrigin: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), "cimes-deploy-"));
  const file = path.join(folder, "output.ndjson");
  try {
    run("wrangler", ["deploy", ...rehearsal], { env: { WRANGLER_OUTPUT_FILE_PATH: file } });
    if (rehearsal.length > 0) return "";
    const entries = readFileSync(file, "utf8").split("\n").filter(Boolean);
    const [target] = entries.flatMap((line) => (JSON.parse(line) as { targets?: string[] }).targets ?? []);
    const address = siteOrigin || target;
    if (!address) throw new Refusal("Wrangler n'a pas dit à quelle adresse est le site : écrivez-la dans SITE_ORIGIN.");
    return /^https?:/.test(address) ? address : `https://${address.split(" ")[0]}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readConfig() {
  return unstable_readConfig({ config: CONFIG }, { hideWarnings: true });
}

if (process.argv[1] === import.meta.filename) await main(() => deploy({ isRehearsal: process.argv.includes("--dry-run") }));
