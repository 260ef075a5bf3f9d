import { extractText, getDocumentProxy, getMeta } from "unpdf";
import { organisation } from "#app/content/organisation.ts";
import { programmesOf } from "#app/content/programmes/index.ts";
import type { Profession } from "#app/content/vocabulary.ts";

/** Visitors download it on phones. */
const LARGEST_MEGABYTES = 10;

/** Reasons not to publish this file, in French. */
export async function findCatalogueFaults(bytes: Uint8Array, profession: Profession): Promise<string[]> {
  return findContentFaults(bytes, profession).catch(() => ["il ne s'ouvre pas : ce n'est pas un PDF, ou il est incomplet"]);
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
  const checks: [isRight: boolean, fault: string][] = [
    [bytes.length <= LARGEST_MEGABYTES * 1e6, `il pèse plus de ${LARGEST_MEGABYTES} Mo`],
    [marks?.Marked === true, "il n'est pas balisé : les lecteurs d'écran ne peuvent pas le lire"],
    [/^fr/i.test(String(info.Language)), "il ne dit pas qu'il est en français"],
    [`${info.Title} ${text}`.includes(catalogueEdition), `il ne porte pas l'édition ${catalogueEdition} que le site annonce`],
    [missing.length === 0, `il y manque ces références de la profession : ${missing.join(", ")}`],
  ];
  return checks.flatMap(([isRight, fault]) => (isRight ? [] : [fault]));
}
