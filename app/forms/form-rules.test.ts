import * as v from "valibot";
import { expect, test } from "vitest";
import { cleanText, emailAddress, readPlainPost, readUtm, requiredText, sourcePage } from "./form-rules.ts";

test.each([
  [
    "?utm_source=lettre&utm_medium=e-mail&utm_campaign=automne%202026&utm_term=x&q=nom",
    { utm_source: "lettre", utm_medium: "e-mail", utm_campaign: "automne 2026" },
  ],
  ["", {}],
  ["?utm_source=&utm_medium=lien", { utm_medium: "lien" }],
])("the utm parameters of %j are read, except empty ones", (search, utm) => expect(readUtm(search)).toEqual(utm));

test.each([
  "claire@exemple.fr",
  "m.d'almeida@chu-lyon.fr",
  " claire@exemple.fr\u200B",
  "mailto:claire@exemple.fr",
  "MAILTO:claire+dpc@exemple.fr",
])("« %s » is an e-mail address", (typed) => {
  const { success, output } = v.safeParse(emailAddress("invalide"), typed);
  expect(success).toBe(true);
  expect(output).not.toMatch(/mailto|\u200B|\s/i);
});

test.each([
  "conseil?bcc=espion@evil.fr",
  "a&b@exemple.fr",
  "a=b@exemple.fr",
  "a%0Ab@exemple.fr",
  "a/b@exemple.fr",
  "a:b@exemple.fr",
  "claire@exemple",
])("« %s » is refused: it would add to a mailto: link, or isn't an address", (typed) =>
  expect(v.safeParse(emailAddress("invalide"), typed).issues?.[0].message).toBe("invalide"),
);

test.each([undefined, null, "", " \u200B", "mailto:"])("an e-mail of %j is missing, which only a required one refuses", (typed) => {
  expect(v.safeParse(emailAddress("invalide"), typed)).toMatchObject({ success: true, output: "" });
  expect(v.safeParse(emailAddress("invalide", "requise"), typed).issues?.[0].message).toBe("requise");
});

test("invisible and text-reversing characters are removed", () => {
  expect(cleanText("\u202EJean\u202C gpj\u200B.\u2066e\u00ADxe\uFEFF ")).toBe("Jean gpj.exe");
});

test.each(["\u200B", "\u200D\u2060\uFEFF", "\u00AD \u034F", "\u3164", "\u2800\u00A0"])(
  "a text of invisible characters counts as empty: %j",
  (text) => {
    expect(v.safeParse(requiredText("Le nom est requis", 100), text).issues?.[0].message).toBe("Le nom est requis");
  },
);

test.each([
  ["/formations-generalistes", "/formations-generalistes"],
  ["https://ailleurs.example/", "/"],
  ["/a\u0000b", "/"],
])("the source page of %j is %s", (from, expected) => expect(v.parse(sourcePage, from)).toBe(expected));

test("a plain post is read as typed, without files; an unreadable one is empty", async () => {
  const body = new FormData();
  body.append("nom", " Martin ");
  body.append("prenom", new File(["x"], "x.txt"));
  expect(await readPlainPost(new Request("http://site.test/", { method: "POST", body }))).toEqual({ nom: " Martin " });
  expect(await readPlainPost(new Request("http://site.test/", { method: "POST", body: "?" }))).toEqual({});
});
