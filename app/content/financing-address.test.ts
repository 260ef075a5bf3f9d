import { expect, test } from "vitest";
import { financingAddress, readVisitor } from "./financing-address.ts";

test("profession and status are read from the address; unknown values count as missing", () => {
  expect(readVisitor(new URLSearchParams("profession=infirmiers&statut=salarie"))).toEqual({ profession: "infirmiers", status: "salarie" });
  expect(readVisitor(new URLSearchParams("profession=dentistes&statut=astronaute"))).toEqual({});
  expect(readVisitor(new URLSearchParams())).toEqual({});
});

test("an address carries what is known, and leads to the answer", () => {
  const known = { profession: "infirmiers", status: "salarie" } as const;
  expect(financingAddress(known)).toBe("/financement?profession=infirmiers&statut=salarie#reponse");
  expect(financingAddress({ profession: undefined, status: "salarie" })).toBe("/financement?statut=salarie#reponse");
  expect(financingAddress({ profession: "infirmiers" })).toBe("/financement?profession=infirmiers");
});
