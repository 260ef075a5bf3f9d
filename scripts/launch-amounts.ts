import { lastHours } from "#app/answer/headline.ts";
import { findMaximum } from "#app/answer/scale.ts";
import { fundingAt } from "#app/answer/when.ts";
import { parisDate } from "#app/content/dated.ts";
import { formatDate, formatEuros, formatHours } from "#app/content/format.ts";
import { highestIndemnityInCents, listOffers } from "#app/content/offers.ts";
import { catalogueDate } from "#app/content/pages/catalogue-pdf.ts";
import type { Offer, Programme } from "#app/content/programmes/programme-schema.ts";
import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { advice, blocking, type MaybeFinding, refused } from "./finding.ts";
import type { Facts } from "./launch-facts.ts";

const CLAIMS = "app/content/claims.ts";
const COUNTED = "Catalogue";
const YEARLY = { generalistes: "upToIndemnityGeneralistes", infirmiers: "upToIndemnityInfirmiers" } as const;

export function findInFigures({ claims, programmes, years, stalePictures, now }: Facts): MaybeFinding[] {
  return [
    ...Object.entries(claims).map(
      ([name, claim]) =>
        claim &&
        (claim.source === null || (claim.date === null && claim.source !== COUNTED)) &&
        blocking(`chiffre-${name}`, `« ${claim.value} ${claim.label} » n'a pas de source datée`, CLAIMS),
    ),
    ...PROFESSIONS.map((profession) => {
      const said = claims[YEARLY[profession]]?.value;
      const hours = lastHours(profession, parisDate(now), years);
      const own = programmes.filter((programme) => programme.profession === profession);
      const best = formatEuros(findMaximum(own, hours).inCents);
      const sentence = `« jusqu'à ${said} » par an ; ces formats donnent ${best} en ${formatHours(hours)}`;
      return said !== undefined && said !== best && blocking(`maximum-${profession}`, sentence, CLAIMS);
    }),
    stalePictures.length > 0 &&
      blocking("images-de-partage", `npm run pictures : l'image ne dit plus ce que dit ${stalePictures.join(", ")}`, "public/og"),
  ];
}

/** A PDF keeps the answers of its day, which a year's end makes untrue. */
export function findInCatalogues({ programmes, now }: Facts): MaybeFinding[] {
  return PROFESSIONS.map((profession) => {
    const day = catalogueDate(profession, programmes);
    const funding = fundingAt(day);
    const sentence = `le catalogue arrêté au ${formatDate(day)} promet ce qui valait jusqu'au ${formatDate(funding?.until ?? day)} : datez un programme (updatedOn) de ce jour, relisez le PDF`;
    return funding !== null && funding.until < parisDate(now) && refused(`catalogue-${profession}`, sentence, "app/content/programmes");
  });
}

export function findInProgrammes({ programmes }: Facts): MaybeFinding[] {
  const references = programmes.flatMap((programme) => listOffers(programme).map(({ offer }) => offer.reference));
  return [
    blocking("references-dpc", `${references.length} références à vérifier une à une sur agencedpc.fr`, "app/content/programmes"),
    ...programmes.flatMap((programme) => {
      const { id, title, hoverIndemnityInCents, mobileOffer, priorityOrientation } = programme;
      const file = `app/content/programmes/${id}.ts`;
      const highest = highestIndemnityInCents(programme);
      const shown = `${formatEuros(hoverIndemnityInCents)} au survol, ${formatEuros(highest)} ailleurs`;
      return [
        hoverIndemnityInCents !== highest && blocking(`survol-${id}`, `« ${title} » : ${shown}`, file),
        mobileOffer && blocking(`offre-mobile-${id}`, `« ${title} » a sa propre offre sur téléphone : ${describe(mobileOffer)}`, file),
        priorityOrientation === undefined &&
          advice(`orientation-${id}`, `« ${title} » n'a pas d'orientation prioritaire avec sa source`, file),
      ];
    }),
    ...findOddRates(programmes),
  ];
}

/** Hourly amounts that differ from the one which several offers of the same profession and format share. */
function findOddRates(programmes: readonly Programme[]): MaybeFinding[] {
  const offers = programmes.flatMap((programme) => listOffers(programme).map(({ format, offer }) => ({ programme, format, offer })));
  const alike = Map.groupBy(offers, ({ programme, format }) => `${programme.profession} ${format}`);
  return (["priceInCents", "indemnityInCents"] as const).flatMap((amount) =>
    [...alike.values()].flatMap((group) => {
      const rates = group.map(({ offer }) => offer[amount] / offer.hours);
      const usual = rates.find((rate, index) => rates.indexOf(rate) < index) ?? 0;
      return group.map(({ programme: { id, title }, format, offer }, index) => {
        const what = amount === "priceInCents" ? "prix" : "indemnité";
        const said = `« ${title} », ${format} : ${what} ${formatEuros(offer[amount])} pour ${formatHours(offer.hours)}`;
        const sentence = `${said} ; au tarif horaire des autres, ${formatEuros(Math.round(usual * offer.hours))}`;
        const name = `${what}-horaire-${id}-${format}-${offer.reference}`;
        return usual > 0 && rates[index] !== usual && blocking(name, sentence, `app/content/programmes/${id}.ts`);
      });
    }),
  );
}

function describe({ reference, hours, indemnityInCents, priceInCents }: Offer): string {
  return `${reference}, ${formatHours(hours)}, indemnité ${formatEuros(indemnityInCents)}, prix ${formatEuros(priceInCents)}`;
}
