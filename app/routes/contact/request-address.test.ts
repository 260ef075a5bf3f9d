import { expect, test } from "vitest";
import { confirmationAddress } from "#app/features/callback/kept-confirmation.ts";
import { readRequestAddress } from "./request-address.ts";

function readAddress(query: string) {
  return readRequestAddress(new URLSearchParams(query), ["2026-11-24", "2026-11-25"]);
}

test("a known source or profession is kept, an unknown one replaced; a missing one is the page's own form", () => {
  expect(readAddress("")).toEqual({ origin: { sourceType: "contact_page_form" }, kept: undefined });
  expect(readAddress("source=header_cta&profession=infirmiers").origin).toEqual({ sourceType: "header_cta", profession: "infirmiers" });
  expect(readAddress("source=<script>&profession=dentistes").origin).toEqual({ sourceType: "unknown" });
});

test("the address of a stored request holds the time of the call and the reference", () => {
  const kept = { jour: "2026-11-24", creneau: "matin", reference: "CIM-7F3K-29QX" } as const;
  expect(confirmationAddress(kept)).toBe("/contact?demande=matin&jour=2026-11-24&numero=CIM-7F3K-29QX#demande-de-rappel");
  expect(readAddress("demande=matin&jour=2026-11-24&numero=CIM-7F3K-29QX").kept).toEqual(kept);
  expect(readAddress("demande=matin&jour=2026-11-24&numero=<b>gagné</b>").kept).toEqual({ ...kept, reference: undefined });
});

test("an address without a bookable day and slot confirms nothing", () => {
  const days = ["2020-01-01", "2026-02-30", "2026-11-23", "2027-01-04"].map((day) => `demande=matin&jour=${day}`);
  for (const query of [...days, "demande=minuit&jour=2026-11-24", "demande=matin", "jour=2026-11-24"])
    expect(readAddress(`${query}&numero=CIM-7F3K-29QX`).kept).toBeUndefined();
});
