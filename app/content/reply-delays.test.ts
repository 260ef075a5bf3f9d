import { globSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { listTexts, plainly } from "#tests/plain-text.ts";
import { privacy, saleRules } from "./legal/constants.ts";
import { organisation } from "./organisation.ts";

const texts: string[] = [];
for (const file of globSync("app/content/**/*.ts").filter((name) => !/\.test\.ts$|schema\.ts$/.test(name)))
  texts.push(
    ...Object.values(await import(path.resolve(file)))
      .flatMap(listTexts)
      .map(plainly),
  );

const delaysIn = (text: string) => [...text.matchAll(/sous \d+ (?:heures|jours(?: ouvrés)?)/g)].map(([delay]) => delay);

/** Delays promised by texts that name this address or channel. */
function listDelays(way: RegExp): string[] {
  return [...new Set(texts.filter((text) => way.test(text)).flatMap(delaysIn))].sort();
}

const escaped = (text: string) => new RegExp(text.replaceAll(".", "\\."));

test("one delay is promised for an e-mail to the company, and a longer one for a complaint", () => {
  const email = plainly(organisation.emailReplyDelay);
  const complaint = `sous ${saleRules.complaintAnswerWorkingDays} jours ouvrés`;
  expect(listDelays(escaped(organisation.email))).toEqual([complaint, email].sort());
  expect(listDelays(/e-mail[^.]{0,20} sous|[Rr]éponse[^.]{0,16} sous/)).toEqual([email]);
});

test("data rights have the delay of the law, and the disability officer promises none", () => {
  expect(listDelays(escaped(organisation.dataProtectionEmail))).toEqual([`sous ${privacy.requestAnswerDays} jours`]);
  expect(listDelays(escaped(organisation.disabilityEmail))).toEqual([]);
});
