import { parisYear } from "#app/content/dated.ts";
import { formatEuros, formatHours } from "#app/content/format.ts";
import { highestIndemnityInCents } from "#app/content/offers.ts";
import type { Offer, Programme } from "#app/content/schema.ts";
import { FORMATS, type Format, PROFESSIONS, type Profession } from "#app/content/vocabulary.ts";
import type { Facts } from "./facts.ts";
import { type Finding, slug } from "./findings.ts";

/** Amounts and references: nothing about money is settled by a program alone. */

interface NamedOffer extends Offer {
  programme: Programme;
  format: Format;
}

export function checkReferences({ programmes }: Pick<Facts, "programmes">): Finding[] {
  const offers = listOffers(programmes);
  const mobile = programmes.flatMap(({ mobileOffer }) => mobileOffer?.reference ?? []);
  const references = [...offers.map(({ reference }) => reference), ...mobile].sort();
  if (references.length === 0) return [];
  return [
    {
      id: "references-dpc",
      severity: "blocking",
      group: "Références et montants",
      text: `${references.length} références à vérifier une à une sur agencedpc.fr (ouvertes, à la bonne profession, au bon prix) : ${references.join(", ")}`,
    },
  ];
}

/** A fixed card on phones that says something else than the page, as that of nurse pain does. */
export function checkMobileOffers({ programmes }: Pick<Facts, "programmes">): Finding[] {
  return programmes.flatMap(({ id, title, formats, mobileOffer }) => {
    const offer = mobileOffer && formats[mobileOffer.format];
    if (!mobileOffer || (offer && describeOffer(offer) === describeOffer(mobileOffer))) return [];
    return [
      {
        id: `offre-mobile-${id}`,
        severity: "blocking",
        group: "Références et montants",
        text: `« ${title} » montre sur téléphone ${mobileOffer.format} ${describeOffer(mobileOffer)}, et sur ordinateur ${offer ? describeOffer(offer) : "rien"}`,
      },
      {
        id: `deux-references-${id}`,
        severity: "toConfirm",
        group: "Références et montants",
        text: `« ${title} » explique ainsi ses deux références, à confirmer : ${mobileOffer.twoReferences}`,
      },
    ];
  });
}

/** The indemnity shown on hover against the highest one that a format gives. */
export function checkHoverIndemnities({ programmes }: Pick<Facts, "programmes">): Finding[] {
  return programmes.flatMap(({ id, title, formats, hoverIndemnityInCents }) => {
    const highest = highestIndemnityInCents({ formats });
    if (highest === hoverIndemnityInCents) return [];
    return [
      {
        id: `indemnite-survol-${id}`,
        severity: "blocking",
        group: "Références et montants",
        text: `« ${title} » annonce au survol ${formatEuros(hoverIndemnityInCents)} ; la plus forte indemnité d'un format, affichée partout ailleurs, est ${formatEuros(highest)}`,
      },
    ];
  });
}

/** « Jusqu'à 950 € » against what the catalogue can give within the hours of a year. */
export function checkAnnualMaximum({ programmes, claims, organisation }: Pick<Facts, "programmes" | "claims" | "organisation">): Finding[] {
  const claimOf: Record<Profession, string> = { generalistes: "upToIndemnityGeneralistes", infirmiers: "upToIndemnityInfirmiers" };
  return PROFESSIONS.flatMap((profession) => {
    const claim = claims[claimOf[profession]];
    const hours = organisation.annualHours[profession];
    const best = findBestBasket(
      programmes.filter((programme) => programme.profession === profession),
      hours,
    );
    const announced = claim ? readAmount(claim.value) : 0;
    if (!claim || announced <= best) return [];
    return [
      {
        id: `maximum-${profession}`,
        severity: "blocking",
        group: "Références et montants",
        text: `le site annonce jusqu'à ${claim.value} par an (${profession}) ; en ${formatHours(hours)}, le catalogue donne au plus ${formatEuros(best)}`,
      },
    ];
  });
}

/** An offer whose price or indemnity per hour differs from that of similar ones. */
export function checkHourlyRates({ programmes }: Pick<Facts, "programmes">): Finding[] {
  const offers = listOffers(programmes);
  return PROFESSIONS.flatMap((profession) =>
    FORMATS.flatMap((format) => {
      const alike = offers.filter((offer) => offer.programme.profession === profession && offer.format === format);
      return [
        ...findOddRates(alike, "prix", ({ priceInCents }) => priceInCents),
        ...findOddRates(alike, "indemnite", ({ indemnityInCents }) => indemnityInCents),
      ];
    }),
  );
}

export function checkMissingPrices({ programmeEntries }: Pick<Facts, "programmeEntries">): Finding[] {
  return programmeEntries.flatMap(({ id, title, formats }) =>
    FORMATS.filter((format) => formats[format] && formats[format].priceInCents === undefined).map((format) => ({
      id: `prix-${slug(`${id} ${format}`)}`,
      severity: "blocking" as const,
      group: "Références et montants" as const,
      text: `« ${title} » n'a pas de prix en ${format} : la page montre le prix par défaut`,
    })),
  );
}

export function checkScaleYear({ organisation, now }: Pick<Facts, "organisation" | "now">): Finding[] {
  if (organisation.scaleYear >= parisYear(now)) return [];
  return [
    {
      id: `bareme-${organisation.scaleYear}`,
      severity: "blocking",
      group: "Références et montants",
      text: `tous les montants sont au barème ${organisation.scaleYear} : sont-ils encore ceux de ${parisYear(now)} ? (app/content/organisation.ts, scaleYear)`,
    },
  ];
}

export function checkWithheldVariants({ programmes }: Pick<Facts, "programmes">): Finding[] {
  return programmes.flatMap(({ id, title, withheldVariants }) =>
    withheldVariants.map(({ value, reason }, index) => ({
      id: `ecarte-${id}${index === 0 ? "" : `-${index + 1}`}`,
      severity: "toConfirm" as const,
      group: "Valeurs écartées" as const,
      text: `« ${title} » : ${value}. ${reason}`,
    })),
  );
}

function listOffers(programmes: readonly Programme[]): NamedOffer[] {
  return programmes.flatMap((programme) =>
    FORMATS.flatMap((format) => (programme.formats[format] ? [{ ...programme.formats[format], programme, format }] : [])),
  );
}

function describeOffer({ reference, hours, indemnityInCents, priceInCents }: Offer): string {
  return `${reference}, ${formatHours(hours)}, indemnité ${formatEuros(indemnityInCents)}, prix ${formatEuros(priceInCents)}`;
}

/** The highest indemnity within some hours, one format per programme at most. */
function findBestBasket(programmes: readonly Programme[], hours: number): number {
  const best = programmes.reduce(
    (sums, { formats }) =>
      sums.map((sum, available) =>
        Math.max(
          sum,
          ...Object.values(formats).map((offer) =>
            offer.hours <= available ? (sums[available - offer.hours] ?? 0) + offer.indemnityInCents : 0,
          ),
        ),
      ),
    Array.from({ length: hours + 1 }, () => 0),
  );
  return best[hours] ?? 0;
}

function findOddRates(
  offers: readonly NamedOffer[],
  what: "prix" | "indemnite",
  amountOf: (offer: Offer) => number | undefined,
): Finding[] {
  const rates = offers.map((offer) => (amountOf(offer) ?? Number.NaN) / offer.hours);
  const usual = rates.find((rate) => rates.filter((other) => other === rate).length > rates.length / 2);
  if (usual === undefined) return [];
  return offers.flatMap((offer, index) => {
    const amount = amountOf(offer);
    if (amount === undefined || rates[index] === usual) return [];
    const label = what === "prix" ? "prix" : "indemnité";
    return [
      {
        id: `${what}-horaire-${slug(`${offer.programme.id} ${offer.format}`)}`,
        severity: "blocking",
        group: "Références et montants",
        text: `« ${offer.programme.title} », ${offer.format} : ${label} ${formatEuros(amount)} pour ${formatHours(offer.hours)} ; au tarif horaire des autres (${formatEuros(usual)}), ce serait ${formatEuros(Math.round(usual * offer.hours))}`,
      },
    ];
  });
}

/** The amount in cents of a text such as `950 €`. */
function readAmount(text: string): number {
  return Math.round(Number(text.replace(/[^\d,]/g, "").replace(",", ".")) * 100);
}
