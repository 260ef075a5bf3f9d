import { expect, test } from "vitest";
import { bookingsPath, forms, leadsPath, post, quotationsPath, readRows, requestsPath, tables } from "./forms.ts";
import { readLog } from "./log.ts";

const TEXTS = {
  "a percent sign": "Zoé 100 % %41 %E0%A4%A",
  emoji: "Zoé 👩🏽‍⚕️ 🏳️‍🌈 🇫🇷",
  "200 characters": "é".repeat(200),
  "combining marks": "Ze\u0301 n\u0303 o\u0302\u0323",
  "right-to-left": "שרה כהן محمّد",
  "a joiner that its script needs": "می‌خواهم क्‍ष",
  SQL: "'); DROP TABLE catalogue_downloads;--",
  "a bound parameter": "?1 :nom @nom $nom",
  HTML: '"><img src=x onerror=alert(1)>',
  "a formula": '=HYPERLINK("https://mechant.test")',
  "a prototype key": "__proto__",
};

const unchanged = (text: string) => text;
const asAddress = (text: string) => `${text.replaceAll(" ", ".")}@exemple.fr`;

test.each([
  [leadsPath, "prenom", unchanged, 100, ""],
  [leadsPath, "nom", unchanged, 100, ""],
  [leadsPath, "telephone", unchanged, 40, ""],
  [leadsPath, "email", asAddress, 254, "Adresse email invalide"],
  [requestsPath, "prenom", unchanged, 100, ""],
  [requestsPath, "nom", unchanged, 100, ""],
  [requestsPath, "telephone", unchanged, 40, ""],
  [requestsPath, "email_formation", asAddress, 254, "L'adresse e-mail du service formation est invalide"],
  [requestsPath, "jour", unchanged, 0, "Choisissez un jour"],
  [requestsPath, "creneau", unchanged, 0, "Choisissez un moment"],
  [requestsPath, "profession", unchanged, 0, "Choisissez votre profession"],
  [quotationsPath, "nom", unchanged, 100, ""],
  [quotationsPath, "establishment", unchanged, 200, ""],
  [leadsPath, "catalogue_type", unchanged, 0, "Choisissez votre profession"],
] as const)(
  "%s: any text typed as %s is stored letter for letter or refused with a message, and never reflected",
  async (path, field, write, maxLength, invalid) => {
    const stored: string[] = [];
    for (const [kind, text] of Object.entries(TEXTS)) {
      const value = write(text);
      const response = await post(path, forms[path]({ [field]: value }));
      const isInvalid = maxLength === 0 || (invalid !== "" && /[<>",;?&=%/:]|@.*@/.test(value));
      const isStored = !isInvalid && value.length <= maxLength;
      if (isStored) stored.push(value);
      expect(response.status, kind).toBe(isStored ? 201 : 400);
      const answer = await response.text();
      if (isStored) expect(answer, kind).not.toContain(value);
      else expect(JSON.parse(answer).errors, kind).toEqual({ [field]: isInvalid ? invalid : `${maxLength} caractères au plus` });
    }
    const rows = (await readRows(tables[path])).map((row) => row[field]);
    expect(rows.toSorted()).toEqual(stored.toSorted());
    expect(readLog()).toBe("");
  },
);

test("control and hidden characters are removed from every text", async () => {
  const typed = " A\u0000\u0007B\u0085C\u2028D\t\r\nE\u0301\u202E\u200B ";
  const texts = { nom: typed, prenom: typed, telephone: typed, utm_source: typed, utm_medium: typed, utm_campaign: typed };
  for (const path of [leadsPath, requestsPath] as const) {
    expect((await post(path, forms[path](texts))).status).toBe(201);
    const [row] = await readRows(tables[path]);
    for (const name of Object.keys(texts)) expect(row?.[name], name).toBe("A B C D E\u0301");
  }
});

test("an impossible page, source or browser name is cleaned or replaced, and the record is stored", async () => {
  const odd = { source_page: "//mechant.test", source_type: "inconnu", referrer: "javascript:alert(1)", utm_source: `${"a".repeat(99)}👩` };
  const response = await post(bookingsPath, forms[bookingsPath](odd), { headers: { "User-Agent": `<b>${"x".repeat(500)}` } });
  expect(response.status).toBe(201);
  const [row] = await readRows(tables[bookingsPath]);
  expect(row).toMatchObject({ source_page: "/", source_type: "unknown", referrer: "", utm_source: "a".repeat(99) });
  expect(String(row?.user_agent).length).toBeLessThanOrEqual(300);
});

test("an HTML form is read like JSON: the last repeated parameter counts, unknown ones are ignored", async () => {
  const typed = forms[leadsPath]({ nom: "Premier", consent_email: "on" });
  const body = `${new URLSearchParams(typed as never)}&nom=Dernier&suspect=oui&created_at=1&__proto__=x`;
  const response = await post(leadsPath, body, { headers: { "Content-Type": "application/x-www-form-urlencoded" } });
  expect(response.status).toBe(201);
  const stored = { prenom: "Claire", nom: "Dernier", consent_email: 1, consent_phone: 0, suspect: null };
  expect(await readRows(tables[leadsPath])).toEqual([expect.objectContaining({ ...stored, created_at: expect.stringMatching(/^\d{4}-/) })]);
});
