import { expect, test } from "vitest";
import { readStatus } from "./status.ts";

test("the status of the address is read", () => {
  expect(readStatus(new URLSearchParams("statut=salarie"))).toBe("salarie");
});

test("without a known status the visitor is taken as self-employed under agreement", () => {
  expect(readStatus(new URLSearchParams())).toBe("liberal-conventionne");
  expect(readStatus(new URLSearchParams("statut=astronaute"))).toBe("liberal-conventionne");
});
