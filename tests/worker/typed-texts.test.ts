import { expect, test } from "vitest";
import { forms, leadsPath, post, readRows, requestsPath, tables } from "./forms.ts";

/** Whatever a visitor types into a text is stored as it was sent, or refused with what is wrong with it. */

const TEXTS = {
  "a per cent sign": "Zoé 100 % %41 %E0%A4%A",
  emoji: "Zoé 👩🏽‍⚕️ 🏳️‍🌈 🇫🇷",
  "200 characters": "é".repeat(200),
  "combining marks": "Ze\u0301 n\u0303 o\u0302\u0323",
  "right-to-left": "שרה כהן محمّد",
  "a joiner that its script needs": "می‌خواهم क्‍ष",
};

const whole = (text: string) => text;
const asAddress = (text: string) => `${text.replaceAll(" ", ".")}@exemple.fr`;

test.each([
  [leadsPath, "prenom", whole, 100, ""],
  [leadsPath, "nom", whole, 100, ""],
  [leadsPath, "telephone", whole, 40, ""],
  [leadsPath, "email", asAddress, 254, "Adresse email invalide"],
  [requestsPath, "prenom", whole, 100, ""],
  [requestsPath, "nom", whole, 100, ""],
  [requestsPath, "telephone", whole, 40, ""],
  [requestsPath, "email_formation", asAddress, 254, "L'adresse e-mail du service formation est invalide"],
  [requestsPath, "jour", whole, 0, "Choisissez un jour"],
  [requestsPath, "creneau", whole, 0, "Choisissez un moment"],
  [requestsPath, "profession", whole, 0, "Choisissez votre profession"],
  [leadsPath, "catalogue_type", whole, 0, "Choisissez votre profession"],
] as const)("%s: whatever is typed as %s", async (path, field, write, most, invalid) => {
  const stored: string[] = [];
  for (const [kind, text] of Object.entries(TEXTS)) {
    const value = write(text);
    const response = await post(path, forms[path]({ [field]: value }));
    const isInvalid = most === 0 || (invalid !== "" && value.includes("%"));
    if (!isInvalid && value.length <= most) stored.push(value);
    else expect(await response.json(), kind).toEqual({ errors: { [field]: isInvalid ? invalid : `${most} caractères au plus` } });
    expect(response.status, kind).toBe(stored.at(-1) === value ? 201 : 400);
  }
  const rows = (await readRows(tables[path])).map((row) => row[field]);
  expect(rows.toSorted()).toEqual(stored.toSorted());
});
