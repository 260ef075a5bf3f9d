import { extractText, getDocumentProxy } from "unpdf";
import { expect, test, vi } from "vitest";
import { listOffers } from "#app/content/offers.ts";
import { programmesOf } from "#app/content/programmes/index.ts";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { buildCatalogue } from "./build-catalogue.ts";

vi.mock("#app/content/organisation.ts", async (load) => {
  const { organisation } = await load<typeof import("#app/content/organisation.ts")>();
  return { organisation: { ...organisation, indemnitiesToConfirm: ["PI", "EPP", "FC"] } };
});

test.each(PROFESSIONS)("the catalogue %s marks each unconfirmed indemnity in both of its tables", async (profession) => {
  const document = await getDocumentProxy(Uint8Array.from(await buildCatalogue(profession)));
  const { text } = await extractText(document, { mergePages: true });
  const offers = programmesOf(profession).flatMap(listOffers);
  expect(text.match(/à confirmer/g)).toHaveLength(2 * offers.length);
});
