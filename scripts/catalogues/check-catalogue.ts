import { extractText, getDocumentProxy, getMeta } from "unpdf";
import { formatNumber } from "#app/content/format.ts";
import { organisation } from "#app/content/organisation.ts";
import { programmesOf } from "#app/content/programmes/index.ts";
import type { Profession } from "#app/content/vocabulary.ts";

const SMALLEST_BYTES = 10_000;
/** Visitors download it on phones. */
const LARGEST_BYTES = 10_000_000;

/** Reasons not to publish this file, in French. */
export async function findCatalogueFaults(bytes: Uint8Array, profession: Profession): Promise<string[]> {
  if (new TextDecoder("latin1").decode(bytes.subarray(0, 5)) !== "%PDF-") return ["ce n'est pas un PDF"];
  const size = describeSize(bytes.length);
  const weight = listFaults([
    [bytes.length >= SMALLEST_BYTES, `il est trop petit (${size}) : le fichier est sans doute incomplet`],
    [bytes.length <= LARGEST_BYTES, `il est trop lourd (${size}, ${describeSize(LARGEST_BYTES)} au plus)`],
  ]);
  return [...weight, ...(await findContentFaults(bytes, profession).catch(() => ["il ne s'ouvre pas"]))];
}

async function findContentFaults(bytes: Uint8Array, profession: Profession): Promise<string[]> {
  // Copies the bytes: unpdf detaches its input. pdf.js logs nothing, since damaged files are reported as faults.
  const document = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 });
  const { info } = await getMeta(document);
  const { text } = await extractText(document, { mergePages: true });
  const marks = (await document.getMarkInfo()) as { Marked?: boolean } | null;
  const { catalogueEdition } = organisation;
  const missing = programmesOf(profession)
    .flatMap(({ formats }) => Object.values(formats).map(({ reference }) => reference))
    .filter((reference) => !text.replace(/\s/g, "").includes(reference));
  return listFaults([
    [marks?.Marked === true, "il n'est pas balisé : les lecteurs d'écran ne peuvent pas le lire"],
    [/^fr/i.test(String(info.Language)), "il ne dit pas qu'il est en français"],
    [`${info.Title} ${text}`.includes(catalogueEdition), `il ne porte pas l'édition ${catalogueEdition} que le site annonce`],
    [missing.length === 0, `il y manque ces références de la profession : ${missing.join(", ")}`],
  ]);
}

function listFaults(checks: readonly [isRight: boolean, fault: string][]): string[] {
  return checks.flatMap(([isRight, fault]) => (isRight ? [] : [fault]));
}

/** « 236 ko » */
function describeSize(bytes: number): string {
  return `${formatNumber(Math.round(bytes / 1000))}\u00A0ko`;
}
