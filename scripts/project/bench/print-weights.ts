import path from "node:path";
import { canonicalPaths } from "#app/content/canonical-paths.ts";
import { ROOT } from "#scripts/toolbox.ts";
import type { Judged, Target } from "./judge.ts";
import { type PageWeight, weighPage } from "./page-weight.ts";
import { startSite } from "./start-site.ts";

const PATHS = [...canonicalPaths, "/catalogue", "/404"];
const KB = 1000;
/** In kB. */
const TARGETS = {
  "script over floor": { is: "≤", than: 25 },
  style: { is: "≤", than: 15 },
  fonts: { is: "≤", than: 60 },
} satisfies Record<string, Target>;

/** Prints what a first visit to each page downloads, beside the bare page. Returns what has a target. */
export async function printWeights(siteFolder: string, floor: PageWeight): Promise<Judged[]> {
  const server = await startSite(siteFolder);
  const kilobytes = (bytes: number) => (bytes / KB).toFixed(1);
  const heading = (what: keyof typeof TARGETS) => `${what} (${TARGETS[what].is} ${TARGETS[what].than})`;
  const rows: Record<string, Record<string, string>> = {};
  const judged: Judged[] = [];
  // All of them first: compressing takes so long on a busy machine that the server closes the connection meanwhile.
  const pages = await Promise.all(
    PATHS.map(async (page) => ({ page, text: await (await fetch(`http://127.0.0.1:${server.port}${page}`)).text() })),
  );
  for (const { page, text } of pages) {
    const { html, script, style, font } = weighPage(text, path.join(ROOT, "build", "client"));
    const weighed = { "script over floor": script - floor.script, style, fonts: font };
    rows[page] = { script: kilobytes(script) };
    for (const [what, bytes] of Object.entries(weighed) as [keyof typeof TARGETS, number][]) {
      rows[page][heading(what)] = kilobytes(bytes);
      judged.push({ name: `${page}: ${what}, in kB`, value: bytes / KB, target: TARGETS[what] });
    }
    rows[page].html = kilobytes(html);
  }
  await server.stop();
  console.log(`\nWeight of a first visit in kB: everything that the HTML of the built Worker links to and that loads by itself, brotli 11 (fonts as they are).
The floor is one heading on the same React and React Router: ${kilobytes(floor.script)} kB of script.`);
  console.table(rows);
  return judged;
}
