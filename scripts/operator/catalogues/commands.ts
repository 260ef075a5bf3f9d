import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { catalogueFileName } from "#app/content/catalogue.ts";
import { PROFESSIONS, type Profession } from "#app/content/vocabulary.ts";
import { type Command, readArguments, readChoice } from "#scripts/command-line.ts";
import { CliError, ROOT } from "#scripts/toolbox.ts";
import { catalogueKey } from "#workers/storage/catalogues.ts";
import type { Stores } from "../stores/stores.ts";
import { buildCatalogue } from "./build-catalogue.ts";
import { buildCheckedCatalogue, requireCatalogue } from "./check-catalogue.ts";
import { catalogueVersion, describeSize, previousKey, publishCatalogue, rollBackCatalogue } from "./publish-catalogue.ts";

interface Context {
  openStores(): Promise<Stores>;
  print(text: string): void;
}

export const commands: Readonly<Record<string, Command<Context>>> = {
  generate: {
    usage: "generate [--out dossier]",
    does: "écrit les deux PDF tirés du contenu du site",
    async run({ print }, args) {
      const { options } = readArguments(args, { out: { type: "string", default: "build/catalogues" } });
      const folder = path.resolve(ROOT, options.out);
      mkdirSync(folder, { recursive: true });
      for (const profession of PROFESSIONS) {
        const file = path.join(folder, catalogueFileName(profession));
        writeFileSync(file, await buildCatalogue(profession));
        print(path.relative(ROOT, file));
      }
    },
  },
  check: {
    usage: "check [--type generalistes|infirmiers --file fichier.pdf]",
    does: "vérifie les PDF du contenu, ou le vôtre, sans rien publier",
    async run({ print }, args) {
      for (const { profession, bytes } of await readCatalogues(args)) print(`${profession} : conforme (${describeSize(bytes.length)})`);
    },
  },
  publish: {
    usage: "publish [--type generalistes|infirmiers --file fichier.pdf]",
    does: "vérifie puis publie ; le catalogue précédent est gardé",
    async run({ openStores, print }, args) {
      const catalogues = await readCatalogues(args);
      const stores = await openStores();
      for (const { profession, bytes } of catalogues) {
        const isNew = await publishCatalogue(stores.catalogues, profession, bytes);
        print(`${profession} : ${isNew ? `publié (${describeSize(bytes.length)})` : "déjà publié à l'identique"}`);
      }
    },
  },
  rollback: {
    usage: "rollback [--type generalistes|infirmiers]",
    does: "remet le catalogue précédent ; une seconde fois annule",
    async run({ openStores, print }, args) {
      const { options } = readArguments(args, { type: { type: "string" } });
      const stores = await openStores();
      for (const profession of readProfessions(options.type)) {
        const isDone = await rollBackCatalogue(stores.catalogues, profession);
        print(`${profession} : ${isDone ? "le catalogue précédent est de nouveau en ligne" : "il n'y a pas de catalogue précédent"}`);
      }
    },
  },
  list: {
    usage: "list",
    does: "ce qui est publié, et ce qui l'était avant",
    async run({ openStores, print }, args) {
      readArguments(args, {});
      const { catalogues } = await openStores();
      const published = await catalogues.list("");
      const describe = async (key: string) => {
        const bytes = await catalogues.read(key);
        const day = published.find((object) => object.key === key)?.uploadedAt.slice(0, 10);
        return bytes && day ? `version ${catalogueVersion(bytes)}, ${describeSize(bytes.length)}, ${day}` : "aucun";
      };
      for (const profession of PROFESSIONS)
        print(`${profession} : publié ${await describe(catalogueKey(profession))} ; précédent ${await describe(previousKey(profession))}`);
    },
  },
};

/**
 * Both catalogues as the content makes them; with `--type` one, with `--file` too the operator's own. Throws a CliError with what is wrong.
 */
async function readCatalogues(args: readonly string[]): Promise<{ profession: Profession; bytes: Uint8Array }[]> {
  const { options } = readArguments(args, { type: { type: "string" }, file: { type: "string" } });
  if (options.file !== undefined && options.type === undefined)
    throw new CliError("--file va avec --type : dites de quelle profession est ce catalogue.");
  const read = (profession: Profession) =>
    options.file === undefined ? buildCheckedCatalogue(profession) : requireCatalogue(readPdf(options.file), profession);
  return Promise.all(readProfessions(options.type).map(async (profession) => ({ profession, bytes: await read(profession) })));
}

function readProfessions(type: string | undefined): readonly Profession[] {
  return type === undefined ? PROFESSIONS : [readChoice(type, PROFESSIONS, "--type")];
}

function readPdf(file: string): Uint8Array {
  try {
    return new Uint8Array(readFileSync(path.resolve(ROOT, file)));
  } catch {
    throw new CliError(`Le fichier « ${file} » ne peut pas être lu.`);
  }
}
