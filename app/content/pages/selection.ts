import { claimAt } from "../dated.ts";
import { capitalise, decapitalise, formatCount, formatDate, formatEuros, formatHours, formatNumber } from "../format.ts";
import { formats } from "../formats.ts";
import { explainUnpublished, fundingYear, isFundingPublished, ofFundingYear } from "../funding.ts";
import { formatIndemnity } from "../indemnities.ts";
import { explainUnknownPeriod, obligationClaims } from "../obligation.ts";
import { organisation } from "../organisation.ts";
import { employerPayerAt, findPayerRecord, payerAt, type Situation } from "../payers/payers.ts";
import { professions } from "../professions.ts";
import type { PageMeta } from "../schema.ts";
import { selectionLinks } from "../selection-links.ts";
import { isUnfunded } from "../statuses.ts";
import { typeset } from "../typeset.ts";
import type { Format, Profession, Status } from "../vocabulary.ts";

function nameCeilings(): string {
  const { generalistes, infirmiers } = organisation.annualHours;
  return `${formatHours(generalistes)} pour un médecin généraliste, ${formatHours(infirmiers)} pour un infirmier ou une infirmière`;
}

export const selectionPage = typeset({
  meta: {
    title: "Ma sélection de formations DPC",
    description:
      "Heures restantes, indemnité, obligation : composez votre année de DPC en deux minutes et emportez les références à saisir sur agencedpc.fr.",
    keywords: "sélection DPC, simulateur DPC, heures DPC restantes, indemnité DPC, obligation DPC, référence DPC, agencedpc.fr",
  } satisfies PageMeta,
  path: selectionLinks.path,
  crumb: selectionLinks.name,
  title: selectionLinks.name,
  lead: "Vos heures, votre indemnité, vos références : tout le reste de l'année sur une carte.",
  privacy: "Rien n'est enregistré chez nous.",
  form: selectionLinks.compose,
  questions: {
    profession: {
      legend: "Votre profession",
      options: { generalistes: professions.generalistes.one, infirmiers: professions.infirmiers.one } satisfies Record<Profession, string>,
    },
    status: {
      legend: "Votre exercice",
      options: {
        "liberal-conventionne": "Libéral conventionné",
        "centre-de-sante": "Centre de santé",
        salarie: "Salarié",
        "remplacant-ou-autre": "Remplaçant ou autre",
      } satisfies Record<Status, string>,
    },
    hours: {
      legend: "Vos heures restantes",
      label: "Heures restantes cette année",
      unit: "h",
      less: "Une heure de moins",
      more: "Une heure de plus",
      unknown: "Je ne sais pas",
      exact: "Le chiffre exact est sur votre compte agencedpc.fr.",
      none: "Pas de plafond d'heures pour cet exercice.",
    },
    update: "Mettre à jour",
  },
  compose: {
    title: "Composer pour moi",
    kinds: { fullest: "Le mieux indemnisé", inTime: "Fini à temps", shortest: "Le plus court", longest: "Le plus d'heures" },
    current: "Votre sélection",
    finished: "fin en",
    toFinance: "à financer",
  },
  asking: {
    title: "Dites-nous d'abord votre profession",
    text: "Les programmes, les heures et les indemnités en dépendent. Vos réponses restent dans votre navigateur et dans l'adresse de cette page.",
    flags: { generalistes: "médecins", infirmiers: "infirmiers" } satisfies Record<Profession, string>,
    legend: { open: "une heure à remplir", chosen: "une heure choisie", programme: "une formation" },
  },
  list: {
    title: "Choisir moi-même",
    format: "Format",
    hours: "Durée",
    end: "Fin en",
    indemnity: "Indemnité*",
    price: "Prix",
    open: "Voir le programme",
    notOffered: "non proposé pour ce thème",
    reference: "Référence",
    remove: "Retirer",
    update: "Mettre à jour le total",
  },
  total: {
    title: "Total de ma sélection",
    empty: "Cochez une formation : les heures et l'indemnité s'additionnent ici.",
    emptyUnfunded: "Cochez une formation : les heures et le coût s'additionnent ici.",
    compose: "Composer pour moi",
    noCeiling: "sans plafond compté",
    indemnity: "Indemnité*",
    toPay: "À votre charge*",
    toFinance: "À financer",
    details: "Détail de ma sélection",
    coverTitle: "Ce que ça couvre",
    missing: { FC: "il manque une formation continue", EPP: "il manque une évaluation des pratiques, ou une gestion des risques" },
    employerFile: "Préparer mon dossier employeur",
    callback: "Être rappelé(e)",
  },
  foot: {
    compose: "Composer",
    fix: "Corriger",
    employerFile: "Mon dossier",
  },
});

const { questions } = selectionPage;

const ceilings = typeset(ofFundingYear<string | null>(`En ${fundingYear}, une année entière compte ${nameCeilings()}.`, null));

/** For visitors of unknown profession; null where unpublished. */
export function describeCeilings(day: string): string | null {
  return claimAt(ceilings, day);
}

/** Explains a total's star, on the day's scale. */
export function describeEstimate(scale: string | null): string {
  return typeset(`* Estimation${scale ? `, ${scale}` : ""}. Seul votre compte agencedpc.fr fait foi.`);
}

/** The agency counts no hours, or the year is unpublished. */
export function describeNoCeiling(status: Status, day: string): string {
  return isUnfunded(status) ? questions.hours.none : typeset(`Le plafond de ${day.slice(0, 4)} n'est pas publié.`);
}

/** « Sur 21 h par an. Le chiffre exact est sur votre compte agencedpc.fr. » */
export function describeCeiling(yearHours: number, isUnknown: boolean): string {
  const hours = formatHours(yearHours);
  return typeset(`${isUnknown ? `Nous comptons ${hours}, le plafond d'une année.` : `Sur ${hours} par an.`} ${questions.hours.exact}`);
}

export function explainHours(counted: number, ceiling: number): string {
  return typeset(`Indiquez un nombre d'heures entier, de 0 à ${ceiling}. Nous retenons ${formatHours(counted)}.`);
}

/** « Médecin généraliste, libéral conventionné, 14 h restantes »: print has no questions. */
export function describePerson({ profession, status }: Pick<Situation, "profession" | "status">, hours: number | null): string {
  const person = `${questions.profession.options[profession]}, ${decapitalise(questions.status.options[status])}`;
  return typeset(hours === null ? person : `${person}, ${formatHours(hours)} ${hours < 2 ? "restante" : "restantes"}`);
}

export function describeSearch(available: number | null): string {
  return typeset(`Toutes les combinaisons possibles${describeWithin(available)}, comparées pour vous.`);
}

function describeWithin(available: number | null): string {
  return available === null ? "" : ` en ${formatHours(available)}`;
}

interface ProposalFacts {
  hours: number;
  available: number | null;
  count: number;
  isComplete: boolean;
  isAudited: boolean;
  hasKnownPriority: boolean;
  /** FC alone does not fulfil the obligation; null after the period. */
  fcAlone: string | null;
  /** ISO date: last start of an audit that ends in time. */
  lastAuditStart: string;
  /** When an audit started today ends, if too late. */
  lateAuditYear: string | null;
}

export function explainProposal(
  kind: "fullest" | "shortest" | "inTime" | "longest",
  { available, hours, count, isComplete, isAudited, hasKnownPriority, fcAlone, lastAuditStart, lateAuditYear }: ProposalFacts,
): string {
  const end = formatDate(organisation.periodEnd);
  if (kind === "fullest" || kind === "longest") {
    const lack = isComplete || fcAlone === null ? "" : ", mais il y manque un type d'actions";
    const most = kind === "fullest" ? "ne rapporte davantage" : "ne compte plus d'heures";
    return typeset(`Aucune autre combinaison${describeWithin(available)} ${most}${lack}.`);
  }
  if (kind === "shortest") {
    const both =
      count === 1
        ? "Un seul programme : le PI réunit déjà deux types d'actions"
        : `Deux types d'actions en ${formatHours(hours)}, sans une heure de plus`;
    return typeset(hasKnownPriority && fcAlone !== null ? `${both}, dans une orientation prioritaire.` : `${both}.`);
  }
  if (!isAudited) {
    const late = lateAuditYear ? ` Commencée maintenant, une EPP finit en ${lateAuditYear}. ${explainUnknownPeriod(lateAuditYear)}` : "";
    return typeset(`Tout peut être terminé d'ici le ${end.replace(/\s\d+$/, "")}. ${fcAlone ?? ""}${late}`);
  }
  return typeset(
    `Le moins de travail lié aux deux tours d'audit : commencé le ${formatDate(lastAuditStart)} au plus tard, il finit avant le ${end}.`,
  );
}

export function describeChosenHours(hours: number): string {
  return typeset(`${formatHours(hours)} ${hours < 2 ? "choisie" : "choisies"}`);
}

export function describeAvailable(available: number | null): string {
  return available === null ? selectionPage.total.noCeiling : typeset(`sur ${formatHours(available)}`);
}

export interface Totals {
  count: number;
  hours: number;
  /** Null where the agency counts no hours. */
  available: number | null;
  hoursOver: number;
  /** Null where the agency pays none, or over the limit. */
  indemnityInCents: number | null;
  toConfirmInCents: number;
  priceInCents: number;
  /** For an eligible visitor; null over the limit. With a paying employer, the full price until approval. */
  toPayInCents: number | null;
}

/** « 14 h sur 14, 0 € à charge* » */
export function describeFoot({ hours, available, hoursOver, toConfirmInCents, toPayInCents }: Totals): string {
  if (available === null) return typeset(`${formatHours(hours)}, à financer`);
  const counted = `${formatHours(hours)} sur ${formatNumber(available)}`;
  if (hours === 0 || hoursOver > 0 || toPayInCents === null) return typeset(counted);
  return typeset(toConfirmInCents > 0 ? `${counted}, dont à confirmer` : `${counted}, ${formatEuros(toPayInCents)} à charge*`);
}

export function describeToConfirm(cents: number): string {
  return typeset(`dont ${formatEuros(cents)} à confirmer`);
}

export function describeOver(hours: number): string {
  return typeset(`${formatHours(hours)} de trop`);
}

export function describeCopyAll(count: number): string {
  return count === 1 ? "Copier ma référence" : typeset(`Copier mes ${count} références`);
}

export function describeMine(count: number): string {
  return count === 1 ? "Ma référence" : "Mes références";
}

/** Conditional: only the visitor's account knows. */
export function explainCover({
  day,
  count,
  missing,
  lateYear,
  isAllLate,
  priority,
}: {
  /** ISO date. */
  day: string;
  count: number;
  missing: readonly ("FC" | "EPP")[];
  /** The end year of what is chosen or missing, when after the period. */
  lateYear: string | null;
  isAllLate: boolean;
  /** Short title of a theme known to be a national priority. */
  priority: string | null;
}): { strong: string; text: string } {
  const twoTypes = claimAt(obligationClaims.twoTypes, day);
  if (twoTypes === null)
    return typeset({
      strong: "La période de DPC est achevée.",
      text: "Ce qui lui succède n'est pas publié en entier. Votre compte agencedpc.fr garde vos actions suivies.",
    });
  if (missing.length > 0) {
    const [type = "EPP"] = missing;
    const late = type === "EPP" ? `Commencé maintenant, cela se termine en ${lateYear}. ` : describeLate(lateYear ?? "", isAllLate);
    const end = lateYear ? late : "";
    return typeset({
      strong:
        type === "EPP"
          ? "Une EPP, un PI ou une action de gestion des risques compléterait votre parcours."
          : "Une FC ou un PI compléterait votre parcours.",
      text: `${end}${claimAt(obligationClaims.needs, day) ?? ""}`,
    });
  }
  const end = lateYear ? describeLate(lateYear, isAllLate) : "";
  return typeset({
    strong: twoTypes,
    text: priority
      ? `${end}Le thème « ${priority} » relève d'une orientation prioritaire. Ce qui compte pour votre obligation est sur votre compte agencedpc.fr, avec vos actions déjà suivies.`
      : `${end}${count === 1 ? "Orientation prioritaire : à" : "Orientations prioritaires : à"} vérifier sur votre compte agencedpc.fr. Vos actions déjà suivies comptent aussi.`,
  });
}

function describeLate(year: string, isAll: boolean): string {
  const end = isAll ? `Commencé maintenant, tout se termine en ${year}.` : `Ce qui comporte un audit se termine en ${year}.`;
  return `${end} ${explainUnknownPeriod(year)} `;
}

/** Visitors must check these themselves; hours only where the agency counts them. */
export const ownAccount = typeset({
  funded:
    "À vérifier sur votre compte : vos heures, vos actions déjà suivies, et le plafond pluriannuel des formations continues, que nous ne calculons pas.",
  unfunded: "À vérifier sur votre compte : vos actions déjà suivies.",
});

/** Distinguishes public and private employers. Undefined where the agency pays. */
export function findPayer({ profession, status, employer }: Situation, day: string) {
  const situation = { profession, status, employer };
  if (!isUnfunded(status)) {
    if (isFundingPublished(day)) return undefined;
    const text = "Ni le payeur, ni le nombre d'heures, ni l'indemnité : votre compte agencedpc.fr fait foi le jour de l'inscription.";
    return typeset({ strong: explainUnpublished(day), text, condition: "prise en charge non publiée" });
  }
  const { name, text, indemnity, condition } = payerAt(situation, day) ?? findPayerRecord(situation).value;
  if (status !== "salarie") {
    const next = "Parlez-en à un conseiller : il établit avec vous le contrat de formation.";
    return typeset({ strong: "Qui paie ?", text: `${text} ${indemnity} ${next}`, condition });
  }
  const said = employer ? [employer] : (["hopital-public", "prive"] as const);
  const each = said.map((kind) => {
    const payer = employerPayerAt({ profession, employer: kind }, day);
    return `${capitalise(payer.place)} : ${payer.text}`;
  });
  const strong = `Qui paie ? ${employer ? "Votre employeur" : name}.`;
  return typeset({ strong, text: `${each.join(" ")} ${indemnity}`, condition });
}

/** Announced once after each change. */
export function announceTotal(totals: Totals, scale: string | null): string {
  const { count, hours, available, hoursOver, indemnityInCents, toConfirmInCents, priceInCents } = totals;
  const chosen = count === 0 ? "Aucune formation choisie" : formatCount(count, "formation");
  const counted = available === null ? formatHours(hours) : `${formatHours(hours)} sur ${formatNumber(available)}`;
  const toConfirm = toConfirmInCents > 0 ? ` ${describeToConfirm(toConfirmInCents)}` : "";
  const paid =
    indemnityInCents === null
      ? `${formatEuros(priceInCents)} à financer`
      : `indemnité ${formatIndemnity(indemnityInCents, false, scale)}${toConfirm}`;
  return typeset(`${chosen}, ${counted}, ${hoursOver > 0 ? `${formatHours(hoursOver)} de trop` : paid}.`);
}

export interface NamedChoice {
  reference: string;
  format: Format;
  shortTitle: string;
}

/** `strong` is the heading. */
export const droppedTexts = {
  unknown: {
    profession: (value: string) => explainUnknown("La profession du lien n'existe pas.", value, "une de nos professions"),
    status: (value: string) => explainUnknown("Le mode d'exercice du lien n'existe pas.", value, "un de nos modes d'exercice"),
    employer: (value: string) => explainUnknown("Le type d'employeur du lien n'existe pas.", value, "un de nos types d'employeur"),
    reference: (value: string) => leaveAside(`${value} n'est pas dans notre catalogue.`),
  },
  hours(value: string, kept: number) {
    const text = `« ${value} » n'est pas un nombre d'heures entier, dans le plafond d'une année : nous retenons ${formatHours(kept)}.`;
    return typeset({ strong: "Vos heures ont été ajustées.", text });
  },
  otherProfession({ reference, format, shortTitle }: NamedChoice, profession: Profession) {
    const audience = profession === "infirmiers" ? "aux infirmiers" : "aux médecins généralistes";
    return leaveAside(`${reference} (${format}, ${shortTitle}) s'adresse ${audience}.`);
  },
  secondFormat({ reference, format, shortTitle }: NamedChoice, kept: NamedChoice) {
    const stays = `nous gardons ${formats[kept.format].withArticle} ${kept.reference}`;
    return leaveAside(`${reference} (${format}, ${shortTitle}) : un seul format par programme, ${stays}.`);
  },
  prefer(format: Format): string {
    return typeset(`Préférer ${formats[format].withArticle}`);
  },
};

function explainUnknown(strong: string, value: string, kind: string) {
  return typeset({ strong, text: `« ${value} » n'est pas ${kind}.` });
}

function leaveAside(text: string) {
  return typeset({ strong: "Une référence du lien a été laissée de côté.", text });
}

export function describeOpening(title: string): string {
  return typeset(`${selectionPage.list.open} : ${title}`);
}
