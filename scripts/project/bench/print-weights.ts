import path from "node:path";
import { CliError, ROOT } from "#scripts/toolbox.ts";
import { FLOOR, LIMITS, WEIGHED_PATHS } from "./limits.ts";
import { type PageWeight, weighPage } from "./page-weight.ts";
import { startSite } from "./start-site.ts";

const KB = 1000;
/** Names of files hold hashes, which compress now better, now worse. */
const TOLERANCE = 100;

/** Prints what a first visit to each page downloads, beside the bare page. */
export async function printWeights(siteFolder: string, floor: PageWeight): Promise<void> {
  const server = await startSite(siteFolder);
  const kilobytes = (bytes: number) => (bytes / KB).toFixed(1);
  const rows: Record<string, Record<string, string>> = {};
  // All of them first: compressing takes so long on a busy machine that the server closes the connection meanwhile.
  const pages = await Promise.all(
    WEIGHED_PATHS.map(async (page) => ({ page, text: await (await fetch(`http://127.0.0.1:${server.port}${page}`)).text() })),
  );
  for (const { page, text } of pages) {
    const { html, script, style, font } = weighPage(text, path.join(ROOT, "build", "client"));
    rows[page] = {
      script: kilobytes(script),
      [`over floor (≤ ${LIMITS.scriptOverFloor / KB})`]: `+${kilobytes(script - floor.script)}`,
      [`style (≤ ${LIMITS.style / KB})`]: kilobytes(style),
      [`fonts (≤ ${LIMITS.font / KB})`]: kilobytes(font),
      html: kilobytes(html),
    };
  }
  await server.stop();
  console.log(`\nWeight of a first visit in kB: everything that the HTML of the built Worker links to and that loads by itself, brotli 11 (fonts as they are).
The floor is one heading on the same React and React Router: ${kilobytes(floor.script)} kB of script.`);
  console.table(rows);
  if (Math.abs(floor.script - FLOOR.script) > TOLERANCE)
    throw new CliError(`The floor is ${floor.script} bytes now: scripts/project/bench/limits.ts says ${FLOOR.script}.`);
}
