import PDFDocument from "pdfkit";
import { organisation } from "#app/content/organisation.ts";
import { catalogueDate, catalogueKeywords, catalogueSubject, catalogueTitle } from "#app/content/pages/catalogue-pdf.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import { loadFonts } from "./fonts.ts";
import { MARGIN } from "./sheet.ts";

/**
 * Opens an empty tagged document (PDF/UA-1) with its fonts.
 * Its dates are those of the content and pdfkit derives the file's id from them, so the same content gives the same bytes.
 */
export async function openDocument(profession: Profession): Promise<PDFKit.PDFDocument> {
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
