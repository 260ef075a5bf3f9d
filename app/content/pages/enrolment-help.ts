import { exampleReference } from "../example-reference.ts";
import { financingAddress } from "../financing-address.ts";
import { formatHours } from "../format.ts";
import { organisation } from "../organisation.ts";
import type { PageMeta } from "../schema.ts";
import { typeset } from "../typeset.ts";
import type { TextOfDay, YearFacts } from "../year-schema.ts";

interface HelpItem {
  id: string;
  situation: string;
  /** agencedpc.fr's exact message; null (not shown) until the operator has read it on screen. */
  wording: string | null;
  why: TextOfDay;
  steps: readonly TextOfDay[];
}

const enrolmentHelpItems: readonly HelpItem[] = typeset([
  {
    id: "prise-en-charge",
    situation: "Mon compte dit que je ne suis pas pris en charge",
    wording: null,
    why: "Un compte neuf peut ne pas avoir de prise en charge choisie : ce n'est pas encore un refus.",
    steps: [
      "Dans votre compte, ouvrez les informations financières.",
      "Choisissez la prise en charge et saisissez votre RIB.",
      "Revenez à la session et inscrivez-vous de nouveau.",
    ],
  },
  {
    id: "profession",
    situation: "Ma profession n'est pas acceptée",
    wording: null,
    why: "La profession ou le mode d'exercice inscrits sur le compte décident de la prise en charge.",
    steps: [
      "Vérifiez la profession et l'exercice inscrits sur votre compte.",
      `Salarié(e) ? Votre employeur paie, avec son accord : [préparez le dossier](${financingAddress({ status: "salarie" })})`,
      "Remplaçant(e) ? Ne comptez sur aucun fonds sans réponse écrite : [voyez qui paie](/financement)",
    ],
  },
  {
    id: "bouton",
    situation: "Le bouton d'inscription n'apparaît pas",
    wording: null,
    why: "Le bouton n'est pas sur la liste des actions.",
    steps: ["Ouvrez le détail de l'action, puis la liste de ses sessions.", "Choisissez une session, puis inscrivez-vous et validez."],
  },
  {
    id: "reference",
    situation: "La référence ne donne aucun résultat",
    wording: null,
    why: "Une référence compte onze caractères ; le troisième est un zéro, pas la lettre O.",
    steps: [
      ({ references }) =>
        references && !references.isOver
          ? `Copiez-la depuis la page du programme : ${exampleReference}, par exemple.`
          : "Les références publiées ont passé leur dernier jour : leur suite n'est pas publiée.",
      ({ references }) =>
        references && !references.isOver
          ? "Collez-la dans la recherche d'actions, sans espace."
          : "Parlez-en à un conseiller : [demandez à être rappelé(e)](/contact)",
    ],
  },
  {
    id: "session",
    situation: "Aucune session à choisir",
    wording: null,
    why: "La session est pleine, passée, ou pas encore ouverte.",
    steps: ["Appelez-nous : nous vérifions la session avec vous."],
  },
  {
    id: "heures",
    situation: "Mes heures sont épuisées, ou l'on me met en attente",
    wording: null,
    why: ({ year, hours }) =>
      hours
        ? `Votre plafond est atteint (en ${year}, ${formatHours(hours.generalistes)} pour un médecin généraliste, ${formatHours(hours.infirmiers)} pour un infirmier), ou l'enveloppe nationale est épuisée.`
        : "Votre plafond de l'année est atteint, ou l'enveloppe nationale est épuisée.",
    steps: ["Votre compte dit combien d'heures il vous reste.", "En attente ? Ayez une réponse écrite avant de commencer."],
  },
  {
    id: "mot-de-passe",
    situation: "Identifiant ou mot de passe perdu",
    wording: null,
    why: "Seul agencedpc.fr peut vous les rendre.",
    steps: [
      "Tapez vous-même l'adresse agencedpc.fr, puis suivez le lien du mot de passe oublié.",
      "Ne les donnez à personne, nous compris.",
    ],
  },
  {
    id: "autre",
    situation: "Une autre difficulté",
    wording: null,
    why: "Notez mot pour mot ce que vous lisez.",
    steps: ["Appelez-nous, ou [demandez à être rappelé(e)](/contact)"],
  },
]);

/** As published for a day. */
export function readEnrolmentHelp(facts: YearFacts) {
  const tell = (told: TextOfDay) => (typeof told === "string" ? told : typeset(told(facts)));
  return enrolmentHelpItems.map(({ why, steps, ...item }) => ({ ...item, why: tell(why), steps: steps.map(tell) }));
}

export const enrolmentHelp = typeset({
  meta: {
    title: "Je n'arrive pas à m'inscrire sur agencedpc.fr",
    description:
      "Le bouton d'inscription n'apparaît pas, la référence ne donne rien, vos heures sont épuisées : quoi faire, étape par étape. Jamais votre mot de passe.",
    keywords: "inscription agencedpc.fr, problème inscription DPC, référence DPC, prise en charge DPC, mot de passe agencedpc.fr",
  } satisfies PageMeta,
  path: "/aide-inscription",
  crumb: "Je n'arrive pas à m'inscrire",
  title: "Je n'arrive pas à m'inscrire",
  lead: "Que se passe-t-il sur agencedpc.fr ? Choisissez la situation : nous vous disons quoi faire.",
  list: "Les situations",
  readsThere: "Sur agencedpc.fr :",
  never: {
    title: "Jamais votre mot de passe",
    texts: [
      "Nous ne vous demandons jamais votre mot de passe agencedpc.fr. Au téléphone, un conseiller vous guide : c'est vous qui tapez.",
      "Nous appelons du numéro ci-dessous, après votre demande. L'Agence, elle, ne vous appelle pas.",
    ],
    source: "Mise en garde de l'Ordre des pharmaciens, 11 mai 2023 : « l'ANDPC ne contacte pas les professionnels ».",
    hours: `Conseillers ${organisation.adviceHours}, heure de Paris.`,
  },
});
