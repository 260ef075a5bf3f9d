import * as v from "valibot";
import { joinWords } from "../format.ts";
import { describeFormatHours, listFormats } from "../offers.ts";
import { professions } from "../professions.ts";
import { ContentError, describePlace, findMistakes } from "../read-record.ts";
import { FORMATS, type Format } from "../vocabulary.ts";
import { type Programme, type ProgrammeEntry, programmeSchema } from "./programme-schema.ts";

/** Validates the catalogue, in list order; missing prices become the default. Throws a ContentError with every fault. */
export function readProgrammes(entries: Readonly<Record<string, ProgrammeEntry>>): Programme[] {
  const faults: string[] = [];
  const taken = new Map<string, string>();
  const programmes = Object.entries(entries).flatMap(([name, entry]) => {
    const file = `app/content/programmes/${fileNameOf(name)}.ts`;
    const read = v.safeParse(programmeSchema, entry);
    if (!read.success) {
      faults.push(...findMistakes(programmeSchema, entry).map((sentence) => `${file} : ${sentence}`));
      return [];
    }
    const fault = (path: readonly string[], expected: string) => faults.push(`${file} : ${describePlace(path)}${expected}.`);
    for (const [path, expected] of listContradictions(read.output, fileNameOf(name))) fault(path, expected);
    for (const [path, value] of listUniqueValues(read.output)) {
      const other = taken.get(value);
      if (other) fault(path, `${value} est déjà pris par ${other}`);
      else taken.set(value, file);
    }
    return [writeFormats(read.output)];
  });
  if (faults.length > 0) throw new ContentError(faults);
  return programmes;
}

/** Placeholder for the formats and their hours. */
const FORMATS_MARK = "%formats%";
const MARK_EXPECTED = `la description contient ${FORMATS_MARK}, que le site remplace par les formats et leurs heures`;

/** Inserts « PI 10 h, EPP 4 h ou FC 6 ou 7 h ». */
function writeFormats(programme: Programme): Programme {
  const formats = listFormats(programme).map((format) => `${format} ${describeFormatHours(programme, format)}`);
  const { meta } = programme;
  return { ...programme, meta: { ...meta, description: meta.description.replace(FORMATS_MARK, joinWords(formats, "ou")) } };
}

type Place = readonly string[];

function listContradictions(
  { id, path, profession, formats, defaultFormat, mobileOffer, meta }: Programme,
  fileName: string,
): [path: Place, expected: string][] {
  const { navPath } = professions[profession];
  const withoutFormat = (format?: Format) => `le programme n'a pas de ${format}`;
  const rules: [isKept: boolean, path: Place, expected: string][] = [
    [id === fileName, ["id"], `l'identifiant est le nom du fichier, « ${fileName} »`],
    [path.startsWith(`${navPath}/`), ["path"], `l'adresse commence par « ${navPath}/ »`],
    [meta.description.includes(FORMATS_MARK), ["meta", "description"], MARK_EXPECTED],
    [formats[defaultFormat] !== undefined, ["defaultFormat"], withoutFormat(defaultFormat)],
    [!mobileOffer || formats[mobileOffer.format] !== undefined, ["mobileOffer", "format"], withoutFormat(mobileOffer?.format)],
  ];
  return rules.flatMap(([isKept, path, expected]) => (isKept ? [] : [[path, expected]]));
}

/** A list shows one profession, so a hill may serve once in each. */
function listUniqueValues({ path, profession, hill, formats, mobileOffer }: Programme): [path: Place, value: string][] {
  const values: [path: Place, value: string | undefined][] = [
    [["path"], path],
    [["hill"], `hill ${hill} (${profession})`],
    ...FORMATS.map((format): [Place, string | undefined] => [["formats", format, "reference"], formats[format]?.reference]),
    [["mobileOffer", "reference"], mobileOffer?.reference],
  ];
  return values.flatMap(([place, value]) => (value === undefined ? [] : [[place, value]]));
}

/** `nursePain` → `nurse-pain`. */
function fileNameOf(exportName: string): string {
  return exportName.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
