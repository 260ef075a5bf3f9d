import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { callbackConsent, catalogueConsent, consentVersions } from "#app/content/consent-versions.ts";
import { consentsOf } from "#workers/people/rights/contact-permission.ts";
import { forms, leadsPath, post, readRows, requestsPath, tables } from "./forms.ts";

/** Consent is to the version the visitor saw, not to the newest. */

async function readSentences(): Promise<unknown[]> {
  return (await env.DB.prepare("SELECT version, channel, words FROM consent_sentences").all()).results;
}

const ticked = { consent_phone: true, consent_email: true };

test.each([leadsPath, requestsPath] as const)("%s: the record holds the version that was shown, and what was accepted", async (path) => {
  const { version } = path === leadsPath ? catalogueConsent : callbackConsent;
  expect((await post(path, forms[path](ticked))).status).toBe(201);
  const [row] = await readRows(tables[path]);
  expect(row).toMatchObject({ consent_text_version: version, consent_fault: null, consent_at: row?.created_at });
  const consents = consentsOf({ table: tables[path], ...row } as never);
  expect(consents.length).toBeGreaterThan(0);
  expect(consents.every(({ isGiven }) => Boolean(isGiven))).toBe(true);
});

test.each([
  ["a version that was never released", "2031-01", "2031-01", "unknown-version"],
  ["no version", undefined, "", "missing-version"],
  ["a version that is no text", { version: 1 }, "", "missing-version"],
  ["a version too long to be one", "v".repeat(41), "", "missing-version"],
])("a form that shows %s is stored without consent, with the reason", async (_, sent, stored, fault) => {
  for (const path of [leadsPath, requestsPath] as const) {
    expect((await post(path, { ...forms[path](ticked), consent_text_version: sent })).status).toBe(201);
    const [row] = await readRows(tables[path]);
    expect(row).toMatchObject({ consent_text_version: stored, consent_fault: fault, consent_at: null });
    expect(consentsOf({ table: tables[path], ...row } as never).some(({ isGiven }) => isGiven)).toBe(false);
  }
  expect(await readSentences()).toEqual([]);
});

test("the sentences are stored with the version that was shown, even if it is not the newest", async () => {
  const older = { version: "2020-01", words: { telephone: "Ancienne phrase." } };
  consentVersions.callback_requests.unshift(older);
  try {
    await post(requestsPath, { ...forms[requestsPath](), consent_text_version: older.version });
  } finally {
    consentVersions.callback_requests.shift();
  }
  expect(await readRows("callback_requests")).toEqual([expect.objectContaining({ consent_text_version: "2020-01", consent_fault: null })]);
  expect(await readSentences()).toEqual([{ version: "2020-01", channel: "telephone", words: "Ancienne phrase." }]);
});
