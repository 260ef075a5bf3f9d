import path from "node:path";
import { ROOT } from "#scripts/toolbox.ts";
import type { Judged } from "./judge.ts";
import { type PageWeight, weighPage } from "./page-weight.ts";
import { FLOOR, KB, WEIGHED_PATHS, WEIGHT_TARGETS } from "./weight-targets.ts";
import { startSite } from "./workerd-server.ts";

/** Names of files hold hashes, which compress now better, now worse. */
const FLOOR_TOLERANCE = 0.1;

/** Prints what a first visit to each page downloads, compared with the bare page. Returns the figures that have a target. */
export async function printWeights(siteFolder: string, floor: PageWeight): Promise<Judged[]> {
  const server = await startSite(siteFolder);
  const kilobytes = (bytes: number) => (bytes / KB).toFixed(1);
  const heading = (what: keyof typeof WEIGHT_TARGETS) => `${what} (${WEIGHT_TARGETS[what].is} ${WEIGHT_TARGETS[what].than})`;
  const rows: Record<string, Record<string, string>> = {};
  const judged: Judged[] = [];
  // All of them first: compressing takes so long on a busy machine that the server closes the connection meanwhile.
  const pages = await Promise.all(
    WEIGHED_PATHS.map(async (page) => ({ page, text: await (await fetch(`http://127.0.0.1:${server.port}${page}`)).text() })),
  );
  for (const { page, text } of pages) {
    const { html, script, style, font } = weighPage(text, path.join(ROOT, "build", "client"));
    const weighed = { "script over floor": script - floor.script, style, fonts: font };
    rows[page] = { script: kilobytes(script) };
    for (const [what, bytes] of Object.entries(weighed) as [keyof typeof WEIGHT_TARGETS, number][]) {
      rows[page][heading(what)] = kilobytes(bytes);
      judged.push({ name: `${page}: ${what}, in kB`, value: bytes / KB, target: WEIGHT_TARGETS[what] });
    }
    rows[page].html = kilobytes(html);
  }
  await server.stop();
  console.log(`\nWeight of a first visit in kB: everything that the HTML of the built Worker links to and that loads by itself, brotli 11 (fonts as they are).
The floor is one heading on the same React and React Router: ${kilobytes(floor.script)} kB of script.`);
  console.table(rows);
  const drift = Math.abs(floor.script - FLOOR.script) / KB;
  return [
    ...judged,
    { name: "the floor beside what weight-targets.ts says of it, in kB", value: drift, target: { is: "≤", than: FLOOR_TOLERANCE } },
  ];
}
