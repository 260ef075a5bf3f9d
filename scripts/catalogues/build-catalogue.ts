import { buffer } from "node:stream/consumers";
import type { Profession } from "#app/content/schema.ts";
import { programmesOf } from "#app/content/programmes/index.ts";
import { drawCover } from "./cover.ts";
import { drawHowItWorks } from "./how-it-works.ts";
import { openDocument } from "./open-document.ts";
import { drawOverview } from "./overview.ts";
import { drawJourney } from "./programme-journey.ts";
import { drawPresentation } from "./programme-presentation.ts";
import type { Sheet } from "./sheet.ts";
import { toneOf } from "./tone.ts";

/** Builds the PDF catalogue of a profession from the content. The same content gives the same bytes. */
export async function buildCatalogue(profession: Profession): Promise<Uint8Array> {
  const doc = await openDocument(profession);
  const tree = doc.struct("Document");
  doc.addStructure(tree);
  const sheet: Sheet = { doc, parent: tree, profession, tone: toneOf(profession) };
  drawCover(sheet);
  drawHowItWorks(sheet, { number: 2, count: 12 });
  drawOverview(sheet, { number: 3, count: 12 }, () => 4);
  let number = 4;
  for (const programme of programmesOf(profession)) {
    drawPresentation(sheet, programme, { number: number++, count: 12 });
    drawJourney(sheet, programme, { number: number++, count: 12 });
  }
  tree.end();
  doc.end();
  return buffer(doc);
}
