import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { callbackConsent, catalogueConsent, consentVersions } from "./consent-versions.ts";

/** Released versions with a digest of their words. Lines are only ever added. */
const RELEASED = [
  ["catalogue_downloads 2026-11", "1c2ce151312a5e9b"],
  ["callback_requests 2026-11", "e16193647cc51351"],
];

const listed = Object.entries(consentVersions).flatMap(([table, versions]) =>
  versions.map(({ version, words }) => [
    `${table} ${version}`,
    createHash("sha256").update(JSON.stringify(words)).digest("hex").slice(0, 16),
  ]),
);

test("the versions are the released ones, word for word", () => {
  expect(listed.toSorted()).toEqual(RELEASED.toSorted());
});

test("the forms show the newest version", () => {
  expect(catalogueConsent).toBe(consentVersions.catalogue_downloads.at(-1));
  expect(callbackConsent).toBe(consentVersions.callback_requests.at(-1));
});
