import { expect, test } from "vitest";
import { readRequestAddress } from "./request-address.ts";

function readAddress(query: string) {
  return readRequestAddress(new URLSearchParams(query));
}

test("a known source or profession is kept, an unknown one replaced; a missing one is the page's own form", () => {
  expect(readAddress("")).toEqual({ sourceType: "contact_page_form" });
  expect(readAddress("source=header_cta&profession=infirmiers")).toEqual({ sourceType: "header_cta", profession: "infirmiers" });
  expect(readAddress("source=<script>&profession=dentistes")).toEqual({ sourceType: "unknown" });
});
