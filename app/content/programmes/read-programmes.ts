import * as v from "valibot";
import { professions } from "../professions.ts";
import { type Programme, type ProgrammeEntry, programmeSchema } from "../schema.ts";

/** Faults of the content, a sentence each: what a task shows in place of a stack trace. */
export class ContentError extends Error {}

/**
 * Reads the entries of the catalogue, by the names of their exports and in the order of the lists. An offer without a price takes the default one.
 * Throws a ContentError with one sentence per fault, which names the file and the field.
 */
export function readProgrammes(entries: Readonly<Record<string, ProgrammeEntry>>): Programme[] {
  const faults: string[] = [];
  const taken = new Map<string, string>();
  const programmes = Object.entries(entries).flatMap(([name, entry]) => {
    const file = `app/content/programmes/${fileNameOf(name)}.ts`;
    const read = v.safeParse(v.strictObject(programmeSchema.entries), entry);
    if (!read.success) {
      faults.push(...read.issues.map((issue) => `${file}: ${v.getDotPath(issue) ?? "the record"}: ${issue.message}`));
      return [];
    }
    faults.push(...listFaults(read.output, fileNameOf(name)).map((fault) => `${file}: ${fault}`));
    for (const [field, value] of listUniqueValues(read.output)) {
      const other = taken.get(value);
      if (other) faults.push(`${file}: ${field}: ${value} is taken by ${other}`);
      else taken.set(value, file);
    }
    return [read.output];
  });
  if (faults.length > 0) throw new ContentError(faults.join("\n"));
  return programmes;
}

function listFaults({ id, path, profession, formats, defaultFormat, mobileOffer }: Programme, fileName: string): string[] {
  const { navPath } = professions[profession];
  return [
    ...(id === fileName ? [] : [`id: "${id}" is not the name of the file`]),
    ...(path.startsWith(`${navPath}/`) ? [] : [`path: "${path}" does not begin with "${navPath}/", where the ${profession} are`]),
    ...(formats[defaultFormat] ? [] : [`defaultFormat: the programme has no ${defaultFormat}`]),
    ...(mobileOffer && !formats[mobileOffer.format] ? [`mobileOffer.format: the programme has no ${mobileOffer.format}`] : []),
  ];
}

function listUniqueValues({ path, formats, mobileOffer }: Programme): Array<[field: string, value: string]> {
  return [
    ["path", path],
    ...Object.entries(formats).map(([format, { reference }]): [string, string] => [`formats.${format}.reference`, reference]),
    ...(mobileOffer ? [["mobileOffer.reference", mobileOffer.reference] as [string, string]] : []),
  ];
}

/** `nursePain` → `nurse-pain`. */
function fileNameOf(exportName: string): string {
  return exportName.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
