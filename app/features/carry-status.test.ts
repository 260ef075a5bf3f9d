import { expect, test } from "vitest";
import { programmes } from "#app/content/programmes/index.ts";
import { carryStatus } from "./carry-status.ts";

test.each([
  ["/ma-selection?formats=9A0X2499002", "/ma-selection?formats=9A0X2499002&statut=salarie"],
  ["/financement#bareme", "/financement?statut=salarie#bareme"],
  ["/formations-infirmiers", "/formations-infirmiers?statut=salarie"],
  ["/financement?statut=centre-de-sante", "/financement?statut=centre-de-sante"],
  ["/faq", "/faq"],
  ["/financements", "/financements"],
  ["/dossier-employeur?formats=9A0X2499002", "/dossier-employeur?formats=9A0X2499002&statut=salarie"],
  ["https://www.agencedpc.fr", "https://www.agencedpc.fr"],
])("for an employee %s leads to %s", (href, expected) => expect(carryStatus(href, "?format=PI&statut=salarie")).toBe(expected));

test("every programme's page is told the status", () => {
  for (const { path } of programmes) expect(carryStatus(path, "?statut=salarie")).toBe(`${path}?statut=salarie`);
});

test("a missing or unknown status is not carried", () => {
  for (const { path } of programmes) for (const search of ["", "?statut=roi"]) expect(carryStatus(path, search)).toBe(path);
});
