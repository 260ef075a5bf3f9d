import { expect, test } from "vitest";
import { programmes } from "#app/content/programmes/index.ts";
import type { Programme } from "#app/content/schema.ts";
import { makeSheet } from "./programme-sheet.ts";

const [endometriosis] = programmes as [Programme];

test("an offer without a price is shown at 779 €, the others at their own", () => {
  const offer = { reference: "9A0X2425099", hours: 4, indemnityInCents: 18_000 };
  const { formats, mobileOffer } = makeSheet({
    ...endometriosis,
    formats: { EPP: offer, FC: { ...offer, priceInCents: 0 } },
    mobileOffer: { format: "FC", ...offer, twoReferences: "Deux actions." },
  });
  expect(formats).toEqual({ EPP: { ...offer, priceInCents: 77_900 }, FC: { ...offer, priceInCents: 0 } });
  expect(mobileOffer).toEqual({ format: "FC", ...offer, priceInCents: 77_900, twoReferences: "Deux actions." });
});

test("a sheet keeps the prices of the catalogue and says nothing of withheld variants", () => {
  for (const programme of programmes) {
    const { withheldVariants: _, ...shown } = programme;
    expect(makeSheet(programme)).toEqual(shown);
  }
});
