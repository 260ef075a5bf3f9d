import { expect, test } from "vitest";
import { programmes } from "#app/content/programmes/index.ts";
import type { Programme } from "#app/content/programmes/programme-schema.ts";
import { agreedMobileOffer, agreedOffers, agreedProgrammes } from "#tests/agreed.ts";
import { endometriosis } from "#tests/references.ts";
import { viewOffers } from "./offer-views.tsx";

function viewOf(id: string, requested: string | null) {
  return viewOffers(programmes.find((programme) => programme.id === id) as Programme, requested);
}

test.each(
  agreedProgrammes.map(([id, path, , , , format]) => [id, format, agreedOffers.find((row) => row[0] === path && row[1] === format)?.[2]]),
)("%s opens on %s, %s", (id, format, reference) => {
  const { wide } = viewOf(String(id), null);
  expect(wide.format).toBe(format);
  expect(wide.offer.reference).toBe(reference);
});

test("the requested format is shown when the programme has it", () => {
  expect(viewOf("gp-endometriosis", "FC").wide.offer.reference).toBe(endometriosis.FC);
});

test.each(["PI", "epp", "XYZ", "", "constructor"])("on a programme without PI, ?format=%s shows the default format", (requested) => {
  expect(viewOf("gp-vaccination", requested).wide.format).toBe("EPP");
});

test("on a phone the card of nurse pain always shows the agreed phone offer", () => {
  const { format, ...offer } = agreedMobileOffer.mobileOffer;
  for (const requested of [null, "PI", "EPP", "FC"]) expect(viewOf("nurse-pain", requested).fixed).toMatchObject({ format, offer });
});

test("on a phone a request is for that offer until the visitor chooses another format", () => {
  for (const requested of [null, "FC", "XYZ"]) {
    const { narrow, fixed } = viewOf("nurse-pain", requested);
    expect(narrow, String(requested)).toBe(fixed);
  }
  for (const requested of ["PI", "EPP"]) expect(viewOf("nurse-pain", requested).narrow, requested).toBeNull();
});
