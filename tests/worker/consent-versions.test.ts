import { expect, test } from "vitest";
import { callbackConsent, catalogueConsent, consentVersions } from "#app/content/consent-versions.ts";
import { typeset } from "#app/content/typeset.ts";
import { consentsOf, findSentence } from "#workers/people/rights/contact-permission.ts";
import { forms, leadsPath, post, readRows, requestsPath, tables } from "./forms.ts";

/** Consent is to the version the visitor saw, not to the newest. */

const sentencesOf = (path: keyof typeof forms, row: object | undefined) =>
  consentsOf({ table: tables[path], ...row } as never).map((consent) => findSentence(consent));

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
    expect(sentencesOf(path, row).filter(Boolean)).toEqual([]);
  }
});

/** What forms and JSON send for a yes, and what they or a program send for anything else. */
const YES = [true, "true", "on"];
const NO = [false, "false", "off", "non", "no", "0", "", " ", "1", "oui", 0, 1, null, undefined, [], ["on"], {}];

test.each(YES)("%j is a yes: the lead may be called, the request is stored", async (yes) => {
  expect((await post(leadsPath, forms[leadsPath]({ consent_phone: yes }))).status).toBe(201);
  expect(await readRows(tables[leadsPath])).toEqual([expect.objectContaining({ consent_phone: 1, consent_email: 0 })]);
  expect((await post(requestsPath, forms[requestsPath]({ consent: yes }))).status).toBe(201);
});

test.each(NO)("%j is no consent: 0 in the lead's row, and no request is stored", async (no) => {
  expect((await post(leadsPath, forms[leadsPath]({ consent_phone: no, consent_email: no }))).status).toBe(201);
  expect(await readRows(tables[leadsPath])).toEqual([expect.objectContaining({ consent_phone: 0, consent_email: 0, consent_at: null })]);
  const refusal = await post(requestsPath, forms[requestsPath]({ consent: no }));
  expect([refusal.status, await refusal.json()]).toEqual([400, { errors: { consent: expect.stringContaining("Cochez la case") } }]);
  expect(await readRows(tables[requestsPath])).toEqual([]);
});

test("a consent is proved by the sentence of the version that was shown, even if it is not the newest", async () => {
  const older = { version: "2020-01", words: { telephone: "Ancienne phrase." } };
  consentVersions.callback_requests.unshift(older);
  try {
    await post(requestsPath, { ...forms[requestsPath](), consent_text_version: older.version });
    const [row] = await readRows("callback_requests");
    expect(row).toMatchObject({ consent_text_version: "2020-01", consent_fault: null });
    expect(sentencesOf(requestsPath, row)).toEqual(["Ancienne phrase."]);
  } finally {
    consentVersions.callback_requests.shift();
  }
});

test("a released sentence stays as it was shown", () => {
  const call = "J'accepte d'être rappelé(e) par un conseiller";
  expect(consentVersions.catalogue_downloads[0]).toEqual({
    version: "2026-11",
    words: typeset({
      telephone: `${call} au sujet des formations DPC.`,
      email: "J'accepte de recevoir par e-mail des informations sur les formations.",
    }),
  });
  expect(consentVersions.callback_requests[0]).toEqual({
    version: "2026-11",
    words: { telephone: typeset(`${call} au numéro indiqué, au sujet des formations DPC.`) },
  });
});
