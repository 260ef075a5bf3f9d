import { NodeCompiler, PdfStandard } from "@myriaddreamin/typst-ts-node-compiler";
import type { Profession } from "#app/content/vocabulary.ts";
import { type CatalogueContent, keepTogether, readContent, readDrawings, readInformation } from "./catalogue-content.ts";
import { loadFonts } from "./fonts.ts";

/** Builds a profession's PDF catalogue (PDF/UA-1), reproducible byte for byte. Throws when a text overflows its page. */
export async function buildCatalogue(profession: Profession, content: CatalogueContent = readContent(profession)): Promise<Uint8Array> {
  const compiler = NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontBlobs: await loadFonts() }] });
  const compiled = compiler.compile({
    mainFilePath: `${import.meta.dirname}/catalogue.typ`,
    inputs: {
      information: JSON.stringify(readInformation(profession)),
      content: JSON.stringify(content, (_, value) => (typeof value === "string" ? keepTogether(value) : value)),
      drawings: JSON.stringify(readDrawings(profession)),
    },
  });
  const { result } = compiled;
  if (!result) {
    const faults = compiled.takeDiagnostics()?.shortDiagnostics.map(({ message }) => message.replace("assertion failed: ", ""));
    throw new Error(faults?.join("\n"));
  }
  return compiler.pdf(result, { pdfStandard: PdfStandard.UA_1 });
}
