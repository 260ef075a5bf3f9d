import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { main, Refusal, ROOT, run } from "./command.ts";
import { smokeTest } from "./smoke-test.ts";
import { CONFIG_FILE, readConfig } from "./wrangler-config.ts";

/** wrangler's log of what it deployed. */
const SENT = path.join(ROOT, ".wrangler", "sent.ndjson");
const NOTHING_SENT = "Rien n'a été envoyé : corrigez, puis relancez.";
const OLD_SITE = "L'ancien site reste en ligne, s'il y en avait un : corrigez, puis relancez.";
const NEW_SITE = "La nouvelle version du site est en ligne ; « npx wrangler rollback » remet celle d'avant.";

const { vars, d1_databases } = readConfig();
const npm = (...script: string[]) => run("npm", ["run", "--silent", ...script]);
const migrate = () => run("wrangler", ["d1", "migrations", "apply", "DB", "--remote", "--config", CONFIG_FILE], { env: { CI: "true" } });

/** Deploys the site and the back office. Throws a Refusal naming the failed step, what is online, and the fix. */
export async function deploy({ siteOrigin = String(vars.SITE_ORIGIN ?? ""), attempts = 18 } = {}): Promise<void> {
  await step("Contrôle de lancement", NOTHING_SENT, () => npm("launch-check"));
  await build();
  // The first deployment creates the database; later ones migrate first, since migrations only add.
  const isFirst = await step("Compte Cloudflare", NOTHING_SENT, () => !hasDatabase());
  if (!isFirst) await step("Migrations", OLD_SITE, migrate);
  const address = await step("Mise en ligne du site", OLD_SITE, () => sendSite(siteOrigin));
  if (isFirst) await step("Tables de la base", `${NEW_SITE} Sans tables, il garde les demandes de côté : relancez vite.`, migrate);
  await step("Mise en ligne du suivi", `${NEW_SITE} Le suivi est celui d'avant : corrigez, puis relancez.`, () =>
    run("wrangler", ["deploy", "--cwd", "back-office"]),
  );
  await step("Catalogues", `${NEW_SITE} Ses PDF sont ceux d'avant : « npm run catalogues -- publish --remote ».`, () =>
    npm("catalogues", "--", "publish", "--remote"),
  );
  await step("Essai du site en ligne", NEW_SITE, () => smokeTest(address, attempts));
  console.log(`Le site est en ligne : ${address}`);
}

/** Dry run, without an account. Reports launch findings without failing on them. */
export async function rehearse(): Promise<void> {
  const launch = await step("Contrôle de lancement", "", () => npm("launch-check")).catch((error: Refusal) => error);
  await build();
  for (const folder of [".", "back-office"])
    await step(`Répétition de l'envoi : ${folder}`, NOTHING_SENT, () => run("wrangler", ["deploy", "--cwd", folder, "--dry-run"]));
  if (launch instanceof Refusal) throw new Refusal("La construction est prête. Le contrôle de lancement, plus haut, retient l'envoi.");
  console.log("Répétition réussie : rien n'a été envoyé.");
}

async function build(): Promise<void> {
  await step("Construction", NOTHING_SENT, () => npm("build"));
  await step("Catalogues : vérification", NOTHING_SENT, () => npm("catalogues", "--", "check"));
}

/** Adds the step, what is online and the fix to a Refusal. */
async function step<Result>(title: string, advice: string, work: () => Result | Promise<Result>): Promise<Result> {
  console.log(`── ${title}`);
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(`${error.message}\n\nÉchec : ${title}. ${advice}`);
  }
}

function hasDatabase(): boolean {
  const found = JSON.parse(run("wrangler", ["d1", "list", "--json"], { isQuiet: true })) as { name: string }[];
  return found.some(({ name }) => name === d1_databases[0]?.database_name);
}

/** Returns the site's public address: SITE_ORIGIN, else the first one wrangler reports. */
function sendSite(siteOrigin: string): string {
  rmSync(SENT, { force: true });
  run("wrangler", ["deploy"], { env: { WRANGLER_OUTPUT_FILE_PATH: SENT } });
  const sent = readFileSync(SENT, "utf8").split("\n").filter(Boolean);
  const [target] = sent.flatMap((line) => (JSON.parse(line) as { targets?: string[] }).targets ?? []);
  const address = siteOrigin || target;
  if (!address) throw new Refusal("Wrangler n'a pas dit à quelle adresse est le site : écrivez-la dans SITE_ORIGIN.");
  return /^https?:/.test(address) ? address : `https://${address.split(" ")[0]}`;
}

if (process.argv[1] === import.meta.filename) await main(process.argv.includes("--dry-run") ? rehearse : deploy);
