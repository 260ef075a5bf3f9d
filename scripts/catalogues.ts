import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PROFESSIONS, type Profession } from "#app/content/vocabulary.ts";
import { catalogueKey } from "#workers/storage/catalogues.ts";
import { buildCatalogue } from "./catalogues/build-catalogue.ts";
import { findCatalogueFaults } from "./catalogues/check-catalogue.ts";
import { type CatalogueStore, publishCatalogue } from "./catalogues/publish-catalogue.ts";
import { main, Refusal, ROOT, run } from "./command.ts";

const FOLDER = path.join(ROOT, "build", "catalogues");
const BUCKET = "catalogues";
const USAGE = [
  "npm run catalogues -- build               écrit les deux PDF dans build/catalogues",
  "npm run catalogues -- check               les vérifie aussi",
  "npm run catalogues -- publish [--remote]  les publie aussi : sur cette machine, ou en ligne",
].join("\n");

await main(async () => {
  const [task = "", ...options] = process.argv.slice(2);
  const isRemote = options[0] === "--remote";
  if (!["build", "check", "publish"].includes(task) || options.length > (isRemote && task === "publish" ? 1 : 0)) throw new Refusal(USAGE);
  mkdirSync(FOLDER, { recursive: true });
  for (const profession of PROFESSIONS) {
    const bytes = await buildCatalogue(profession);
    writeFileSync(fileOf(profession), bytes);
    if (task === "build") continue;
    const faults = await findCatalogueFaults(bytes, profession);
    if (faults.length > 0) throw new Refusal(`Le catalogue ${profession} n'est pas publiable : ${faults.join(" ; ")}.`);
  }
  if (task === "publish") {
    const store = openStore(isRemote ? "--remote" : "--local");
    for (const profession of PROFESSIONS) publishCatalogue(store, catalogueKey(profession), readFileSync(fileOf(profession)));
  }
  console.log(task === "publish" ? "Catalogues publiés." : `Catalogues : ${path.relative(ROOT, FOLDER)}`);
});

function openStore(place: "--remote" | "--local"): CatalogueStore {
  const file = path.join(FOLDER, "transfer.pdf");
  const r2 = (task: "get" | "put", key: string, ...type: string[]) =>
    run("wrangler", ["r2", "object", task, `${BUCKET}/${key}`, "--file", file, ...type, place, "--config", "wrangler.toml"], {
      isQuiet: true,
    });
  return {
    get(key) {
      try {
        r2("get", key);
        return readFileSync(file);
      } catch (error) {
        // Any other failure throws: never overwrite a catalogue without a copy.
        if (error instanceof Refusal && error.message.includes("key does not exist")) return null;
        throw error;
      }
    },
    put(key, bytes) {
      writeFileSync(file, bytes);
      r2("put", key, "--content-type", "application/pdf");
    },
  };
}

function fileOf(profession: Profession): string {
  return path.join(FOLDER, catalogueKey(profession));
}
