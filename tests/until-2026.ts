import { payerFacts } from "#app/content/payers/records.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { years } from "#app/content/years.ts";

/**
 * Imported for what it does, by unit tests of days of which nobody has published anything: in their file nothing is
 * known after 2026, and of 2026 no scale but the announced one, whatever has been published since. What is published is
 * tested by a record of the test's own.
 */

const LAST_DAY = "2026-12-31";
const UPDATED_ON = "2026-11-26";

for (const year of Object.keys(years)) if (`${year}-01-01` > LAST_DAY) delete years[year];
const { 2026: of2026 } = years;
if (of2026) {
  of2026.scale = null;
  of2026.announced = {
    share: { EPP: 0.5, FC: 0 },
    until: LAST_DAY,
    certainty: "announced",
    sources: [{ name: "adfdpc.fr, d'après la DGOS", url: null, writtenOn: "2026-01", readOn: UPDATED_ON }],
  };
}
for (const facts of Object.values(payerFacts).flatMap((ofProfession) => Object.values(ofProfession)))
  for (const rule of [...facts.aids, facts]) {
    if ("agencyUntil" in rule) rule.agencyUntil &&= LAST_DAY;
    else rule.until &&= LAST_DAY;
  }
for (const programme of programmes) if (programme.updatedOn > LAST_DAY) programme.updatedOn = UPDATED_ON;
