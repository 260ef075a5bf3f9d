import { extractText, getDocumentProxy } from "unpdf";
import { expect, test, vi } from "vitest";
import { listOffers } from "#app/content/offers.ts";
import { programmesOf } from "#app/content/programmes/index.ts";
import { buildCatalogue } from "./build-catalogue.ts";

vi.mock("#app/content/organisation.ts", async (load) => {
  const { organisation } = await load<typeof import("#app/content/organisation.ts")>();
  return { organisation: { ...organisation, indemnitiesToConfirm: ["PI", "EPP", "FC"] } };
});

test("the catalogue marks each unconfirmed indemnity in both of its tables", async () => {
  const document = await getDocumentProxy(Uint8Array.from(await buildCatalogue("infirmiers")));
  const { text } = await extractText(document, { mergePages: true });
  expect(text.match(/à confirmer/g)).toHaveLength(2 * programmesOf("infirmiers").flatMap(listOffers).length);
});
