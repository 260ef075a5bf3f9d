import { expect, test } from "vitest";
import { programmesOf } from "#app/content/programmes/index.ts";
import { CliError } from "#scripts/toolbox.ts";
import { openMemoryBucket, openMemoryStores } from "#tests/operator/memory-stores.ts";
import { buildCatalogue } from "./build-catalogue.ts";
import { findCatalogueFaults } from "./check-catalogue.ts";
import { commands } from "./commands.ts";
import { publishCatalogue, rollBackCatalogue } from "./publish-catalogue.ts";

const nurses = await buildCatalogue("infirmiers");

function withText(bytes: Uint8Array, from: string, to: string): Uint8Array {
  return new Uint8Array(Buffer.from(Buffer.from(bytes).toString("latin1").replaceAll(from, to), "latin1"));
}

test("the catalogue that the content makes has no fault", async () => {
  expect(await findCatalogueFaults(nurses, "infirmiers")).toEqual([]);
});

test("the catalogue of the other profession lacks the references", async () => {
  expect(await findCatalogueFaults(nurses, "generalistes")).toEqual([
    expect.stringContaining(Object.values(programmesOf("generalistes")[0]?.formats ?? {})[0]?.reference ?? "none"),
  ]);
});

test("a file that is no PDF, is cut, or does not open is refused", async () => {
  expect(await findCatalogueFaults(new TextEncoder().encode("<html>"), "infirmiers")).toEqual(["ce n'est pas un PDF"]);
  expect(await findCatalogueFaults(nurses.subarray(0, 500), "infirmiers")).toEqual([
    expect.stringContaining("trop petit"),
    "il ne s'ouvre pas",
  ]);
});

test("a PDF without tags or without its language is refused", async () => {
  expect(await findCatalogueFaults(withText(nurses, "/Marked true", "/Marked fals"), "infirmiers")).toContainEqual(
    expect.stringContaining("balisé"),
  );
  expect(await findCatalogueFaults(withText(nurses, "/Lang (fr-FR)", "/Lang (en-GB)"), "infirmiers")).toContainEqual(
    expect.stringContaining("français"),
  );
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
