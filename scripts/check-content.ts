import { findContentFaults } from "./content/find-faults.ts";
import { isKeptContent, keepGoodContent, serveGoodContent } from "./content/good-content.ts";
import { ROOT } from "./toolbox.ts";

/**
 * Loaded before every task of scripts/run.mjs: wrong content ends it with a French sentence for each fault. What serves those who wrote to
 * us goes on with the content as it was when last all was well, or when it was last committed.
 */

const GOES_ON = /\/operator\/(back-office|leads)\.ts$/;

const faults = isKeptContent(ROOT) ? [] : await findContentFaults(ROOT);
if (faults.length === 0) keepGoodContent(ROOT);
else {
  // What reads the syntax takes a while to load.
  const { sayFaults } = await import("./content/locate.ts");
  console.error(sayFaults(ROOT, faults));
  if (!GOES_ON.test(process.argv[1] ?? "")) process.exit(1);
  if (!serveGoodContent(ROOT)) {
    console.error(
      "Le suivi des demandes ne peut pas continuer : ni cette machine ni git n'ont de textes sans erreur. Corrigez, puis relancez.",
    );
    process.exit(1);
  }
  console.error("Le suivi des demandes continue avec les textes d'avant cette erreur ; le site en ligne n'a pas changé.");
}
