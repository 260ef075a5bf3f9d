import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { callbackConsent, catalogueConsent, consentVersions } from "./consent-versions.ts";

/** The versions that were released, each with the digest of its words. A line is added for each new version; none changes and none goes. */
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

test("every version that was released is there, with the words that it had", () => {
  expect(listed).toEqual(expect.arrayContaining(RELEASED));
});

test("every version that is there has its line above", () => {
  expect(listed).toHaveLength(RELEASED.length);
  expect(new Set(listed.map(([version]) => version)).size).toBe(RELEASED.length);
});

test("the forms show the newest version", () => {
  expect(catalogueConsent).toBe(consentVersions.catalogue_downloads.at(-1));
  expect(callbackConsent).toBe(consentVersions.callback_requests.at(-1));
});
