import { expect, test } from "vitest";
import { readStatus } from "./status.ts";

test("the status of the address is read", () => {
  expect(readStatus(new URLSearchParams("statut=salarie"))).toBe("salarie");
});

test("a missing or unknown status counts as no status", () => {
  expect(readStatus(new URLSearchParams())).toBeUndefined();
  expect(readStatus(new URLSearchParams("statut=astronaute"))).toBeUndefined();
});
