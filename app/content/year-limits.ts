import { claimAt } from "./dated.ts";
import { formatHours } from "./format.ts";
import { funding, fundingYear, ofFundingYear } from "./funding.ts";
import type { DatedClaim } from "./schema.ts";
import { typeset } from "./typeset.ts";
import type { Profession } from "./vocabulary.ts";

/** A year's maximum: hours of the published year, money of the scale. */

interface YearHours {
  sign: string;
  summary: string;
  /** Null while no year is published. */
  limit: { value: string; label: string } | null;
  ceiling: string;
  line: string;
}

function describeHours(profession: Profession): DatedClaim<YearHours> {
  const hours = formatHours(funding.value.annualHours[profession]);
  const sign = `jusqu'à\u00A0${hours} en\u00A0${fundingYear}`;
  return typeset(
    ofFundingYear<YearHours>(
      {
        sign,
        summary: `prise en charge ${sign}`,
        limit: { value: hours, label: `en ${fundingYear}` },
        ceiling: `plafond de ${hours} en ${fundingYear}`,
        line: `la ligne fine va jusqu'au plafond de prise en charge de ${fundingYear}, ${hours}.`,
      },
      {
        sign: "plafond non publié",
        summary: "prise en charge non publiée",
        limit: null,
        ceiling: "plafond de l'année non publié",
        line: `la ligne fine va jusqu'au dernier plafond publié, ${hours}.`,
      },
    ),
  );
}

const yearHours: Readonly<Record<Profession, DatedClaim<YearHours>>> = {
  generalistes: describeHours("generalistes"),
  infirmiers: describeHours("infirmiers"),
};

/** `day` is an ISO date in Paris. */
export function yearHoursAt(profession: Profession, day: string): YearHours {
  return claimAt(yearHours[profession], day) ?? yearHours[profession].value;
}
