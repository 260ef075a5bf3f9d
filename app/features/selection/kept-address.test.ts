import "#tests/until-2026.ts";
import { describe, expect, test } from "vitest";
import { addOffer, fillAddress, includesOffer } from "./kept-address.ts";
import type { KeptSelection } from "./kept-selection.ts";

const [PI, EPP, FC, OTHER] = ["9A0X2499002", "9A0X2499013", "9A0X2499006", "9A0X2499020"] as const;
const FUNDED = "2026-12-31";
const audit = { profession: "generalistes", reference: EPP, hours: 4, ofProgramme: [PI, EPP, FC] } as const;
const ADDRESS = "?profession=generalistes&statut=salarie&heures=14&formats=";
const doctor: KeptSelection = { address: `${ADDRESS}${PI}.${OTHER}`, hours: [10, 4], available: null };

describe("an offer that is added", () => {
  test("starts a selection of a whole year when there is none, or when it belongs to the other profession", () => {
    const started = { address: "?profession=generalistes&formats=9A0X2499013", hours: [4], available: 21 };
    expect(addOffer(null, audit, FUNDED)).toEqual(started);
    const nurse = { address: "?profession=infirmiers&heures=9&formats=9A0X2499009", hours: [10], available: 9 };
    expect(addOffer(nurse, audit, FUNDED)).toEqual(started);
  });

  test("has no limit of hours from the day that no funding is published for", () => {
    expect(addOffer(null, audit, "2027-01-01").available).toBeNull();
  });

  test("joins what was chosen, in the place of another format of its programme", () => {
    const added = addOffer(doctor, audit, FUNDED);
    expect(added).toEqual({ address: `${ADDRESS}${OTHER}.${EPP}`, hours: [4, 4], available: null });
    expect([EPP, PI].map((reference) => includesOffer(added, reference))).toEqual([true, false]);
  });

  test("changes nothing when it was there", () => {
    expect(addOffer(addOffer(doctor, audit, FUNDED), audit, FUNDED)).toEqual(addOffer(doctor, audit, FUNDED));
  });
});

describe("the address of « Ma sélection »", () => {
  test("without formats takes the kept selection, except what it names itself", () => {
    expect(fillAddress("", doctor)).toBe(doctor.address);
    expect(fillAddress("?statut=liberal-conventionne", doctor)).toBe(
      "?profession=generalistes&statut=liberal-conventionne&heures=14&formats=9A0X2499002.9A0X2499020",
    );
  });

  test("with formats or the other profession ignores the kept selection", () => {
    for (const search of ["?formats=9A0X2499009", "?profession=infirmiers", "?choix-gp-vaccination=9A0X2499020"])
      expect(fillAddress(search, doctor)).toBe(search);
  });

  test("stays as it is when nothing was kept", () => {
    expect(fillAddress("?heures=14", null)).toBe("?heures=14");
  });
});
