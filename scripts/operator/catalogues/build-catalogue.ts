import { buffer } from "node:stream/consumers";
import { cataloguePdf } from "#app/content/pages/catalogue-pdf.ts";
import { programmePage } from "#app/content/pages/programme.ts";
import { programmesOf } from "#app/content/programmes/index.ts";
import type { Programme } from "#app/content/schema.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import { drawCover } from "./cover.ts";
import { drawHowItWorks } from "./how-it-works.ts";
import { openDocument } from "./open-document.ts";
import { drawOverview } from "./overview.ts";
import { drawJourney } from "./programme-journey.ts";
import { drawPresentation } from "./programme-presentation.ts";
import { drawRegistration } from "./registration.ts";
import { group, PAGE, type Sheet } from "./sheet.ts";
import { toneOf } from "./tone.ts";

/** Cover, « Comment ça marche », overview; then two facing pages per programme. */
const FIRST_PROGRAMME_PAGE = 4;
/** A bookmark leads to the top left corner; pdfkit counts its place from the right edge. */
const AT_TOP = { top: 0, left: PAGE.width };

/**
 * Builds the PDF catalogue of a profession from the content: tagged, bookmarked, with its fonts.
 * The same content gives the same bytes. Throws when a text no longer fits its page.
 */
export async function buildCatalogue(profession: Profession): Promise<Uint8Array> {
  const doc = await openDocument(profession);
  const tree = doc.struct("Document");
  doc.addStructure(tree);
  const pageCount = FIRST_PROGRAMME_PAGE + programmesOf(profession).length * 2;
  drawPages({ doc, parent: tree, pageCount, profession, tone: toneOf(profession) });
  tree.end();
  doc.end();
  return buffer(doc);
}

function drawPages(sheet: Sheet): void {
  const { doc, profession } = sheet;
  const programmes = programmesOf(profession);
  const pageOf = (programme: Programme) => FIRST_PROGRAMME_PAGE + programmes.indexOf(programme) * 2;

  group(sheet, "Sect", drawCover);
  doc.outline.addItem(cataloguePdf.title, AT_TOP);
  group(sheet, "Sect", drawHowItWorks);
  doc.outline.addItem(cataloguePdf.howItWorks.title, AT_TOP);
  group(sheet, "Sect", (section) => drawOverview(section, pageOf));
  doc.outline.addItem(cataloguePdf.overview.title, AT_TOP);
  for (const programme of programmes) {
    group(sheet, "Sect", (section) => {
      drawPresentation(section, programme);
      doc.addNamedDestination(programme.id);
      const bookmark = doc.outline.addItem(programme.title, AT_TOP);
      drawJourney(section, programme);
      bookmark.addItem(programmePage.path.title, AT_TOP);
      bookmark.addItem(programmePage.practical.title, AT_TOP);
    });
  }
  group(sheet, "Sect", drawRegistration);
  doc.outline.addItem(cataloguePdf.registration.title, AT_TOP);
}
