import { parisYear } from "#app/content/dated.ts";
import { formatEuros, formatHours } from "#app/content/format.ts";
import { highestIndemnityInCents } from "#app/content/offers.ts";
import { findMaximumInCents } from "#app/content/scale.ts";
import type { Offer, Programme } from "#app/content/schema.ts";
import { EMPLOYERS, FORMATS, PROFESSIONS, type Profession } from "#app/content/vocabulary.ts";
import type { Facts } from "./facts.ts";
import { blocking, type Check, point, slug, toConfirm } from "./findings.ts";

/** The figure of app/content/claims.ts that promises a yearly maximum. */
const YEARLY_CLAIMS: Readonly<Record<Profession, string>> = {
  generalistes: "upToIndemnityGeneralistes",
  infirmiers: "upToIndemnityInfirmiers",
};

const group = "Références et montants";

/** Amounts, references and who pays: nothing about money is settled by a program alone. */
export const moneyChecks = {
  references: blocking(group, ({ programmes }) => {
    const mobile = programmes.flatMap(({ mobileOffer }) => mobileOffer?.reference ?? []);
    const references = [...listOffers(programmes).map(({ reference }) => reference), ...mobile].sort();
    const words = `${references.length} références à vérifier une à une sur agencedpc.fr (ouvertes, à la bonne profession, au bon prix) :`;
    return references.length > 0 && point("references-dpc", words, references.join(", "));
  }),
  scaleYear: blocking(group, ({ organisation: { scaleYear }, now }) => {
    const words = `tous les montants sont au barème ${scaleYear} : sont-ils encore ceux de ${parisYear(now)} ?`;
    return scaleYear < parisYear(now) && point(`bareme-${scaleYear}`, words, "(app/content/organisation.ts, scaleYear)");
  }),
  /** Every star of the site leads to the scale, which says where each profession's rates were read. */
  scaleSources: blocking(group, ({ scaleSources }) =>
    PROFESSIONS.map((profession) => {
      const { url, readOn } = scaleSources[profession];
      const words = `le barème des ${profession} n'a pas de source publique avec sa date de lecture : nom, adresse et date`;
      return (!url || readOn.startsWith("{")) && point(`source-bareme-${profession}`, words, "(app/content/scale.ts, scaleSources)");
    }),
  ),
  // A fixed card on phones that says something else than the page.
  mobileOffers: blocking(group, ({ programmes }) =>
    listOddMobileOffers(programmes).map(({ id, title, offer, mobileOffer }) => {
      const onPhone = `${mobileOffer.format} ${describeOffer(mobileOffer)}`;
      const words = `« ${title} » montre sur téléphone ${onPhone}, et sur ordinateur ${offer ? describeOffer(offer) : "rien"}`;
      return point(`offre-mobile-${id}`, words);
    }),
  ),
  twoReferences: toConfirm(group, ({ programmes }) =>
    listOddMobileOffers(programmes).map(({ id, title, mobileOffer }) =>
      point(`deux-references-${id}`, `« ${title} » explique ainsi ses deux références, à confirmer : ${mobileOffer.twoReferences}`),
    ),
  ),
  hoverIndemnities: blocking(group, ({ programmes }) =>
    programmes.map((programme) => {
      const { id, title, hoverIndemnityInCents } = programme;
      const highest = highestIndemnityInCents(programme);
      const words = `« ${title} » annonce au survol ${formatEuros(hoverIndemnityInCents)} ;`;
      const others = `la plus forte indemnité d'un format, affichée partout ailleurs, est ${formatEuros(highest)}`;
      return highest !== hoverIndemnityInCents && point(`indemnite-survol-${id}`, words, others);
    }),
  ),
  // « Jusqu'à 950 € » against what the catalogue can give within the hours of a year.
  annualMaximum: blocking(group, ({ programmes, claims, organisation }) =>
    PROFESSIONS.map((profession) => {
      const claim = claims[YEARLY_CLAIMS[profession]];
      const hours = organisation.annualHours[profession];
      const own = programmes.filter((programme) => programme.profession === profession);
      const best = findMaximumInCents(own, hours);
      if (!claim || readAmount(claim.value) <= best) return false;
      const words = `le site annonce jusqu'à ${claim.value} par an (${profession}) ; en ${formatHours(hours)},`;
      return point(`maximum-${profession}`, words, `le catalogue donne au plus ${formatEuros(best)}`);
    }),
  ),
  // An offer whose price or indemnity per hour differs from that of similar ones.
  hourlyRates: blocking(group, ({ programmes }) => {
    const alike = Map.groupBy(listOffers(programmes), ({ programme, format }) => `${programme.profession} ${format}`);
    return [...alike.values()].flatMap((offers) => [
      ...findOddRates(offers, "prix", ({ priceInCents }) => priceInCents),
      ...findOddRates(offers, "indemnité", ({ indemnityInCents }) => indemnityInCents),
    ]);
  }),
  missingPrices: blocking(group, ({ programmeEntries }) =>
    programmeEntries.flatMap(({ id, title, formats }) =>
      FORMATS.filter((format) => formats[format] && formats[format].priceInCents === undefined).map((format) =>
        point(`prix-${slug(`${id} ${format}`)}`, `« ${title} » n'a pas de prix en ${format} : la page montre le prix par défaut`),
      ),
    ),
  ),
  // A programme without a priority tells its visitors to check for themselves.
  priorities: toConfirm(group, ({ programmes }) =>
    programmes.map(({ id, title, priorityOrientation }) => {
      const words = `« ${title} » n'a pas d'orientation prioritaire avec sa source :`;
      const effect = `la sélection invite le visiteur à vérifier (app/content/programmes/${id}.ts, priorityOrientation)`;
      return priorityOrientation === undefined && point(`orientation-${id}`, words, effect);
    }),
  ),
  /** What the site says of the law is for a person to confirm, sentence by sentence. */
  payers: toConfirm(group, ({ payerSentences }) =>
    Object.entries(payerSentences).map(([page, sentences]) => {
      const words = "les visiteurs lisent qui paie selon l'exercice, à faire confirmer par un juriste :";
      return point(`financeurs-${page}`, words, sentences.join(" / "), `(app/content/pages/${page}.ts)`);
    }),
  ),
  employerPayers: toConfirm(group, ({ payers }) =>
    groupSentences(payers).map(({ id, sentence, sites }) => {
      const words = `le dossier employeur écrit « ${sentence} », lu sur ${sites},`;
      return point(id, words, "à faire confirmer par un juriste (app/content/payers/payers.ts)");
    }),
  ),
} satisfies Record<string, Check>;

/** Each sentence on who pays once, with the sites that it was read on. */
function groupSentences(payers: Facts["payers"]) {
  const said = PROFESSIONS.flatMap((profession) =>
    EMPLOYERS.map((employer) => {
      const { value, sources } = payers[profession][employer];
      return {
        id: `payeur-${profession}-${employer}`,
        sentence: `${value.place} : ${value.text} L'Agence nationale du DPC : ${value.agency}`,
        sites: sources.map(({ name }) => name).join(" et "),
      };
    }),
  );
  return said.filter(({ sentence }, index) => said.findIndex((other) => other.sentence === sentence) === index);
}

type NamedOffer = ReturnType<typeof listOffers>[number];

function listOffers(programmes: readonly Programme[]) {
  return programmes.flatMap((programme) =>
    FORMATS.flatMap((format) => (programme.formats[format] ? [{ ...programme.formats[format], programme, format }] : [])),
  );
}

function listOddMobileOffers(programmes: readonly Programme[]) {
  return programmes.flatMap(({ id, title, formats, mobileOffer }) => {
    const offer = mobileOffer && formats[mobileOffer.format];
    const isOdd = mobileOffer && !(offer && describeOffer(offer) === describeOffer(mobileOffer));
    return isOdd ? [{ id, title, offer, mobileOffer }] : [];
  });
}

function describeOffer({ reference, hours, indemnityInCents, priceInCents }: Offer): string {
  return `${reference}, ${formatHours(hours)}, indemnité ${formatEuros(indemnityInCents)}, prix ${formatEuros(priceInCents)}`;
}

function findOddRates(offers: readonly NamedOffer[], what: string, amountOf: (offer: Offer) => number) {
  const rates = offers.map((offer) => amountOf(offer) / offer.hours);
  const usual = rates.find((rate) => rates.filter((other) => other === rate).length > rates.length / 2);
  return offers.map((offer, index) => {
    if (usual === undefined || rates[index] === usual) return false;
    const { programme, format, hours } = offer;
    const words = `« ${programme.title} », ${format} : ${what} ${formatEuros(amountOf(offer))} pour ${formatHours(hours)} ;`;
    const other = `au tarif horaire des autres (${formatEuros(usual)}), ce serait ${formatEuros(Math.round(usual * hours))}`;
    return point(slug(`${what} horaire ${programme.id} ${format}`), words, other);
  });
}

/** The amount in cents of a text such as `950 €`. */
function readAmount(text: string): number {
  return Math.round(Number(text.replace(/[^\d,]/g, "").replace(",", ".")) * 100);
}
