import { expect, test } from "vitest";
import { listOffers } from "#app/content/offers.ts";
import { programmesOf } from "#app/content/programmes/index.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import { CliError } from "#scripts/toolbox.ts";
import { openMemoryBucket, openMemoryStores } from "#tests/operator/memory-stores.ts";
import { isWholePdf } from "#workers/storage/catalogues.ts";
import { buildCatalogue } from "./build-catalogue.ts";
import { findCatalogueFaults } from "./check-catalogue.ts";
import { commands } from "./commands.ts";
import { publishCatalogue, rollBackCatalogue } from "./publish-catalogue.ts";

const nurses = await buildCatalogue("infirmiers");

function withText(bytes: Uint8Array, from: string, to: string): Uint8Array {
  return new Uint8Array(Buffer.from(Buffer.from(bytes).toString("latin1").replaceAll(from, to), "latin1"));
}

const [missing = "none"] = programmesOf("generalistes")
  .flatMap(listOffers)
  .map(({ offer }) => offer.reference);

test.each<[what: string, file: Uint8Array, profession: Profession, faults: unknown]>([
  ["that the content makes", nurses, "infirmiers", []],
  ["of the other profession", nurses, "generalistes", [expect.stringContaining(missing)]],
  ["that is no PDF", new TextEncoder().encode("<html>"), "infirmiers", ["ce n'est pas un PDF"]],
  ["that is cut", nurses.subarray(0, 500), "infirmiers", [expect.stringContaining("trop petit"), "il ne s'ouvre pas"]],
  [
    "without tags",
    withText(nurses, "/Marked true", "/Marked fals"),
    "infirmiers",
    expect.arrayContaining([expect.stringContaining("balisé")]),
  ],
  [
    "without its language",
    withText(nurses, "/Lang (fr-FR)", "/Lang (en-GB)"),
    "infirmiers",
    expect.arrayContaining([expect.stringContaining("français")]),
  ],
])("the faults of a catalogue %s are told", async (_, file, profession, faults) => {
  expect(await findCatalogueFaults(file, profession)).toEqual(faults);
});

test("a PDF is whole when its end is where readers look for it, in the last kilobyte", () => {
  const endsBefore = (count: number) => isWholePdf(new TextEncoder().encode(`%PDF-1.7\n%%EOF${"\n".repeat(count)}`));
  expect([0, 1019, 1020].map(endsBefore)).toEqual([true, true, false]);
});

test("publishing keeps the previous catalogue, and rolling back brings it back, twice undoes", async () => {
  const bucket = openMemoryBucket();
  const [first, second] = [new Uint8Array([1]), new Uint8Array([2])];
  expect(await rollBackCatalogue(bucket, "infirmiers")).toBe(false);
  expect(await publishCatalogue(bucket, "infirmiers", first)).toBe(true);
  expect(await rollBackCatalogue(bucket, "infirmiers")).toBe(false);
  expect(await publishCatalogue(bucket, "infirmiers", first)).toBe(false);
  expect(await publishCatalogue(bucket, "infirmiers", second)).toBe(true);

  expect(await rollBackCatalogue(bucket, "infirmiers")).toBe(true);
  expect(await bucket.read("infirmiers.pdf")).toEqual(first);
  expect(await rollBackCatalogue(bucket, "infirmiers")).toBe(true);
  expect(await bucket.read("infirmiers.pdf")).toEqual(second);
});

async function run(line: string, stores = openMemoryStores()) {
  const [name = "", ...args] = line.split(" ");
  const printed: string[] = [];
  await commands[name]?.run({ openStores: async () => stores, print: (text) => printed.push(text) }, args);
  return printed.join("\n");
}

test("publish checks both catalogues and says what it did", async () => {
  const stores = openMemoryStores();
  expect(await run("publish", stores)).toMatch(/^generalistes : publié \(\d+\sko\)\ninfirmiers : publié \(\d+\sko\)$/);
  expect(await run("publish --type infirmiers", stores)).toBe("infirmiers : déjà publié à l'identique");
  expect(await run("list", stores)).toMatch(/^generalistes : publié version [0-9a-f]{8}, \d+\sko, \d{4}-\d\d-\d\d ; précédent aucun/);
});

test("list tells the published version from the previous one, of one day and one size", async () => {
  const stores = openMemoryStores();
  await publishCatalogue(stores.catalogues, "infirmiers", nurses);
  await publishCatalogue(stores.catalogues, "infirmiers", withText(nurses, "/Marked true", "/Marked fals"));
  const versions = (await run("list", stores)).match(/infirmiers : publié version (\w+), .+ ; précédent version (\w+), /);
  expect(versions?.slice(1)).toEqual([expect.stringMatching(/^[0-9a-f]{8}$/), expect.stringMatching(/^[0-9a-f]{8}$/)]);
  expect(versions?.[1]).not.toBe(versions?.[2]);
});

test.each([
  "publish --type infirmiers --file package.json",
  "publish --file x.pdf",
  "check --type dentistes",
  "check --type infirmiers --file absent.pdf",
  "publish --edition 2026",
])("« %s » is refused in French and publishes nothing", async (line) => {
  const stores = openMemoryStores();
  await expect(run(line, stores)).rejects.toThrow(CliError);
  expect(await stores.catalogues.list("")).toEqual([]);
});
