import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { organisation } from "#app/content/organisation.ts";
import { catalogueDate, catalogueKeywords, cataloguePdf, catalogueSubject, catalogueTitle } from "#app/content/pages/catalogue-pdf.ts";
import { programmePage } from "#app/content/pages/programme.ts";
import { programmesOf } from "#app/content/programmes/index.ts";
import type { Programme } from "#app/content/schema.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import { drawCover } from "./cover.ts";
import { loadFonts } from "./fonts.ts";
import { drawHowItWorks } from "./how-it-works.ts";
import { drawOverview } from "./overview.ts";
import { drawJourney } from "./programme-journey.ts";
import { drawPresentation } from "./programme-presentation.ts";
import { drawRegistration } from "./registration.ts";
import { group, MARGIN, PAGE, type Sheet } from "./sheet.ts";
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

/**
 * Opens an empty tagged document (PDF/UA-1) with its fonts.
 * Its dates are those of the content and pdfkit derives the file's id from them, so the same content gives the same bytes.
 */
async function openDocument(profession: Profession): Promise<PDFKit.PDFDocument> {
  const date = new Date(`${catalogueDate(profession)}T00:00:00Z`);
  const options = {
    size: "A4",
    margin: MARGIN,
    autoFirstPage: false,
    pdfVersion: "1.7",
    subset: "PDF/UA",
    tagged: true,
    lang: "fr-FR",
    displayTitle: true,
    // No font until ours are in: pdfkit would open Helvetica.
    font: null,
    info: {
      Title: catalogueTitle(profession),
      Author: organisation.name,
      Subject: catalogueSubject(profession),
      Keywords: catalogueKeywords(profession),
      Creator: organisation.name,
      CreationDate: date,
      ModDate: date,
    },
  };
  // The published types know neither PDF/UA nor a document without a first font.
  const doc = new PDFDocument(options as object);
  for (const [name, font] of await loadFonts()) doc.registerFont(name, font as Buffer);
  return doc;
}

function drawPages(sheet: Sheet): void {
  const { doc, profession } = sheet;
  const programmes = programmesOf(profession);
  const pageOf = (programme: Programme) => FIRST_PROGRAMME_PAGE + programmes.indexOf(programme) * 2;

  const addPage = (title: string, draw: (section: Sheet) => void) => {
    group(sheet, "Sect", draw);
    doc.outline.addItem(title, AT_TOP);
  };
  addPage(cataloguePdf.title, drawCover);
  addPage(cataloguePdf.howItWorks.title, drawHowItWorks);
  addPage(cataloguePdf.overview.title, (section) => drawOverview(section, pageOf));
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
  addPage(cataloguePdf.registration.title, drawRegistration);
}
