import { expect, test } from "vitest";
import { listOffers } from "#app/content/offers.ts";
import { programmesOf } from "#app/content/programmes/index.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import { isWholePdf } from "#workers/storage/catalogues.ts";
import { buildCatalogue } from "./build-catalogue.ts";
import { findCatalogueFaults } from "./check-catalogue.ts";

const nurses = await buildCatalogue("infirmiers");

function withText(bytes: Uint8Array, from: string, to: string): Uint8Array {
  return new Uint8Array(Buffer.from(Buffer.from(bytes).toString("latin1").replaceAll(from, to), "latin1"));
}

const holding = (words: string) => expect.arrayContaining([expect.stringContaining(words)]);

const [missing = "none"] = programmesOf("generalistes")
  .flatMap(listOffers)
  .map(({ offer }) => offer.reference);

test.each<[what: string, file: Uint8Array, profession: Profession, faults: unknown]>([
  ["that the content makes", nurses, "infirmiers", []],
  ["of the other profession", nurses, "generalistes", [expect.stringContaining(missing)]],
  ["that is no PDF", new TextEncoder().encode("<html>"), "infirmiers", ["ce n'est pas un PDF"]],
  ["that is cut", nurses.subarray(0, 500), "infirmiers", [expect.stringContaining("trop petit"), "il ne s'ouvre pas"]],
  ["without tags", withText(nurses, "/Marked true", "/Marked fals"), "infirmiers", holding("balisé")],
  ["without its language", withText(nurses, "/Lang (fr-FR)", "/Lang (en-GB)"), "infirmiers", holding("français")],
])("the faults of a catalogue %s are listed", async (_, file, profession, faults) => {
  expect(await findCatalogueFaults(file, profession)).toEqual(faults);
});

test("a PDF is whole when its end is where readers look for it, in the last kilobyte", () => {
  const endsBefore = (count: number) => isWholePdf(new TextEncoder().encode(`%PDF-1.7\n%%EOF${"\n".repeat(count)}`));
  expect([0, 1019, 1020].map(endsBefore)).toEqual([true, true, false]);
});
