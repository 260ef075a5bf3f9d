import { expect, test } from "vitest";
import { plainly } from "#tests/plain-text.ts";
import { findEmailDoubt } from "./email-doubt.ts";
import { findPhoneDoubt } from "./phone-doubt.ts";

test.each([
  "06 12 34 56 78",
  "06.12.34.56.78",
  "+33 6 12 34 56 78",
  "+33 (0)6 12 34 56 78",
  "0033612345678",
  "0692 12 34 56",
  "+262 692 12 34 56",
  "+590 690 12 34 56",
  "+689 87 12 34 56",
  "+32 470 12 34 56",
  "0032 2 123 45 67",
])("%s can be dialled", (typed) => expect(findPhoneDoubt(typed)).toBeUndefined());

test.each([
  ["06 12 34 56 7", "il manque un chiffre ?"],
  ["06 12 34 5", "il manque 3 chiffres ?"],
  ["+33 6 12 34 56 7", "il manque un chiffre ?"],
  ["06 12 34 56 789", "il y a un chiffre de trop ?"],
  ["O6 12 34 56 78", "il contient des lettres."],
  ["mon portable", "il contient des lettres."],
  ["+32 47", "est-il complet ?"],
  ["12345", "est-il complet ?"],
])("%s is questioned: %s", (typed, doubt) => expect(plainly(findPhoneDoubt(typed) ?? "")).toContain(`${typed} : ${doubt}`));

test.each(["", "claire@gmail.com", "claire@hotmail.be", "claire@ymail.com", "claire@chu-lyon.fr", "claire@exemple.fr", "claire@ght.fr"])(
  "« %s » is taken as it is",
  (typed) => expect(findEmailDoubt(typed)).toBeUndefined(),
);

test.each([
  ["claire@gmial.con", "gmial.con : est-ce gmail.com ?"],
  ["claire@GMAIL.CO", "gmail.co : est-ce gmail.com ?"],
  ["claire@hotmial.fr", "hotmial.fr : est-ce hotmail.fr ?"],
  ["claire@ornage.fr", "ornage.fr : est-ce orange.fr ?"],
  ["claire@lapost.net", "lapost.net : est-ce laposte.net ?"],
  ["claire@free.f", "free.f : est-ce free.fr ?"],
])("%s is questioned: %s", (typed, doubt) => expect(plainly(findEmailDoubt(typed) ?? "")).toContain(doubt));
