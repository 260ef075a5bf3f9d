import { capitalise, decapitalise, formatCount, formatDate, formatEuros, formatHours, formatNumber, spellNumber } from "../format.ts";
import { formats } from "../formats.ts";
import type { PayerWords } from "../payers/words.ts";
import { professions } from "../professions.ts";
import type { PageMeta } from "../schema.ts";
import { selectionLinks } from "../selection-links.ts";
import { typeset } from "../typeset.ts";
import { statusChoices } from "../visitor.ts";
import { type Format, isAgencyStatus, type Profession, type Status } from "../vocabulary.ts";

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
  lead: "Vos heures, votre indemnité, vos références sur une carte.",
  privacy: "Rien n'est enregistré chez nous.",
  form: selectionLinks.compose,
  questions: {
    profession: {
      legend: "Votre profession",
      options: { generalistes: professions.generalistes.one, infirmiers: professions.infirmiers.one } satisfies Record<Profession, string>,
    },
    status: {
      legend: "Votre exercice",
      options: statusChoices,
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
    change: "Modifier",
  },
  compose: {
    title: "Composer pour moi",
    kinds: { fullest: "Le mieux indemnisé", inTime: "Fini à temps", shortest: "Le plus court", longest: "Le plus d'heures" },
    current: "Votre sélection",
    finished: "fin en",
    toFinance: "à financer",
    price: "prix",
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
    indemnity: "Indemnité",
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
    indemnity: "Indemnité",
    toPay: "À votre charge*",
    toFinance: "À financer",
    price: "Prix",
    rest: "Reste",
    chosen: "Formations choisies",
    details: "Détail de ma sélection",
    coverTitle: "Ce que cela couvre",
    account: "À vérifier sur votre compte",
    missing: { FC: "il manque une formation continue", EPP: "il manque une évaluation des pratiques, ou une gestion des risques" },
    employerFile: "Préparer mon dossier employeur",
    callback: "Être rappelé(e)",
  },
  paper: { chosen: "Choisies", course: "Formation", total: "Total" },
  foot: {
    compose: "Composer",
    fix: "Corriger",
    employerFile: "Mon dossier",
  },
});

const { questions } = selectionPage;

/** For visitors of unknown profession, in a published year. */
export function describeCeilings(hours: Readonly<Record<Profession, number>>, year: string): string {
  const named = `${formatHours(hours.generalistes)} pour un médecin généraliste, ${formatHours(hours.infirmiers)} pour un infirmier ou une infirmière`;
  return typeset(`En ${year}, une année entière compte ${named}.`);
}

/** The agency counts no hours, or the year is unpublished. */
export function describeNoCeiling(status: Status, day: string): string {
  return isAgencyStatus(status) ? typeset(`Le plafond de ${day.slice(0, 4)} n'est pas publié.`) : questions.hours.none;
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
export function describePerson({ profession, status }: { profession: Profession; status: Status }, hours: number | null): string {
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
  /** Whether a period is published for the day; its last day and the last start of an audit that ends in it, ISO dates. */
  isPeriodOpen: boolean;
  periodEnd: string;
  lastAuditStart: string | null;
}

export function explainProposal(
  kind: "fullest" | "shortest" | "inTime" | "longest",
  { available, hours, count, isComplete, isAudited, hasKnownPriority, isPeriodOpen, periodEnd, lastAuditStart }: ProposalFacts,
): string {
  const end = formatDate(periodEnd);
  if (kind === "fullest" || kind === "longest") {
    const lack = isComplete || !isPeriodOpen ? "" : ", mais il y manque un type d'actions";
    const most = kind === "fullest" ? "ne rapporte davantage" : "ne compte plus d'heures";
    return typeset(`Aucune autre combinaison${describeWithin(available)} ${most}${lack}.`);
  }
  if (kind === "shortest") {
    if (!isPeriodOpen) return typeset(`Aucune autre combinaison ne compte moins de ${formatHours(hours)}.`);
    const both =
      count === 1
        ? "Un seul programme : le PI réunit déjà deux types d'actions"
        : `Deux types d'actions en ${formatHours(hours)}, sans une heure de plus`;
    return typeset(hasKnownPriority ? `${both}, dans une orientation prioritaire.` : `${both}.`);
  }
  if (!isAudited || lastAuditStart === null) return typeset(`Tout peut être terminé d'ici le ${end.replace(/\s\d+$/, "")}.`);
  return typeset(
    `Le moins de travail lié aux deux tours d'audit : commencé le ${formatDate(lastAuditStart)} au plus tard, il finit avant le ${end}.`,
  );
}

/** « 10 h choisies sur 14 »; without a limit the hours alone. */
export function describeClimb({ hours, available }: Pick<Totals, "hours" | "available">): string {
  const chosen = `${formatHours(hours)} ${hours < 2 ? "choisie" : "choisies"}`;
  return typeset(available === null ? chosen : `${chosen} sur ${formatNumber(available)}`);
}

export interface Totals {
  count: number;
  hours: number;
  /** Null where the agency counts no hours. */
  available: number | null;
  hoursOver: number;
  /** Null where one of them is unknown, or over the limit. */
  indemnityInCents: number | null;
  toPayInCents: number | null;
  priceInCents: number;
  missing: readonly ("FC" | "EPP")[];
  /** « barème 2025 », of the amounts. */
  label: string | null;
  /** The one line; null for an empty selection. */
  text: string | null;
}

/** « 14 h sur 14, 0 € à charge* » */
export function describeFoot({ hours, available, hoursOver, toPayInCents }: Totals): string {
  if (available === null) return typeset(`${formatHours(hours)}, à financer`);
  const counted = describeHoursOf({ hours, available });
  if (hours === 0 || hoursOver > 0 || toPayInCents !== 0) return typeset(counted);
  return typeset(`${counted}, ${formatEuros(0)} à charge*`);
}

export function describeOver(hours: number): string {
  return typeset(`${formatHours(hours)} de trop`);
}

export function describeMine(count: number): string {
  return count === 1 ? "Ma référence" : "Mes références";
}

/** What visitors must check themselves; hours only where the agency counts them. */
export function explainAccount(isFunded: boolean): string {
  const funded = "Vos heures, vos actions déjà suivies, et le plafond pluriannuel des formations continues, que nous ne calculons pas.";
  return typeset(isFunded ? funded : "Vos actions déjà suivies.");
}

/** « À vérifier sur votre compte : vos actions déjà suivies. » */
export function nameAccount(isFunded: boolean): string {
  return typeset(`${selectionPage.total.account} : ${decapitalise(explainAccount(isFunded))}`);
}

/** « Deux formations, 14 h » */
export function countPaperCourses(count: number, hours: number): string {
  return typeset(`${count === 1 ? "Une formation" : `${capitalise(spellNumber(count))} formations`}, ${formatHours(hours)}`);
}

/** « 14 h sur 14 » */
export function describeHoursOf({ hours, available }: Pick<Totals, "hours" | "available">): string {
  return typeset(available === null ? formatHours(hours) : `${formatHours(hours)} sur ${formatNumber(available)}`);
}

/** Where the agency doesn't pay: public and private employers apart. `each`: of the employers that may be meant. */
export function explainPayer(status: Status, each: ReadonlyArray<PayerWords & { clause: string | null }>, isSaid: boolean) {
  const [first] = each;
  if (!first) return null;
  const { name, indemnity, condition } = first;
  const clause = each.find((one) => one.clause)?.clause;
  const closing = [indemnity, clause].filter(Boolean).join(" ");
  if (status !== "salarie") {
    const next = "Parlez-en à un conseiller : il établit avec vous le contrat de formation.";
    return typeset({ strong: "Qui paie ?", text: `${first.text} ${closing} ${next}`, condition });
  }
  const named = each.map(({ place, text }) => (place ? `${capitalise(place)} : ${text}` : capitalise(text)));
  return typeset({ strong: `Qui paie ? ${isSaid ? "Votre employeur" : name}.`, text: `${named.join(" ")} ${closing}`, condition });
}

/** Announced once after each change. */
export function announceTotal(totals: Totals): string {
  const { count, hoursOver, indemnityInCents, priceInCents, label, text } = totals;
  const chosen = count === 0 ? "Aucune formation choisie" : formatCount(count, "formation");
  const counted = describeHoursOf(totals);
  const named = label ? ` (${label})` : "";
  const paid = indemnityInCents === null ? `prix ${formatEuros(priceInCents)}` : `indemnité ${formatEuros(indemnityInCents)}${named}`;
  const said = [chosen, counted, ...(hoursOver > 0 ? [] : [paid])].join(", ");
  return typeset(count === 0 ? `${chosen}.` : `${said}. ${text}`);
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
