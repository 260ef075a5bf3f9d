import { organisation } from "../organisation.ts";
import { scaleNote } from "../scale-note.ts";
import { scaleYear } from "../scale-record.ts";
import type { PageMeta } from "../schema.ts";
import { typeset } from "../typeset.ts";
import type { Status } from "../vocabulary.ts";

export const financingPage = typeset({
  meta: {
    title: "Financement de votre formation DPC",
    description:
      "Agence nationale du DPC, OPCO ou employeur : qui paie votre formation DPC selon votre statut, ce que vous avancez et ce que vous pouvez recevoir.",
    keywords: "financement DPC, prise en charge DPC, ANDPC, OPCO, employeur, indemnité DPC, médecin généraliste, infirmier, éligibilité",
  } satisfies PageMeta,
  crumb: "Financement",
  /** Fixed wording; the question is a separate heading. */
  title: "Une prise en charge à 100%",
  question: "Par qui ?",
  funders: ["Agence nationale du DPC", "OPCO, pour les salariés", "Employeurs publics et privés"],
  lead: "Cela dépend de votre exercice. Choisissez le vôtre.",
  check: "Vérifier mon éligibilité",
  professions: {
    label: "Votre profession",
    ask: "Et votre profession ?",
  },
  signs: {
    title: "Votre exercice, et qui paie",
    list: {
      "liberal-conventionne": {
        name: "Libéral(e) conventionné(e)",
        hint: "installé(e), sous convention avec l'Assurance maladie",
      },
      "centre-de-sante": {
        name: "En centre de santé",
        hint: "conventionné, pour la moitié de votre activité au moins",
      },
      salarie: {
        name: "Salarié(e)",
        hint: "hôpital, clinique, Ehpad, cabinet, collectivité",
      },
      "remplacant-ou-autre": {
        name: "Remplaçant(e) ou autre",
        hint: "remplacements, exercice non conventionné",
      },
    } satisfies Record<Status, { name: string; hint: string }>,
  },
  answer: { steps: "Vos trois gestes", sources: "Sources :" },
  scale: {
    title: `Barème ${scaleYear}`,
    caption: `Barème ${scaleYear} par profession et format : durée, prix, indemnité, indemnité par heure`,
    mine: {
      salarie: {
        lead: "Salarié(e) : seul le prix vous concerne.",
        text: "L'indemnité est celle des libéraux conventionnés et des centres de santé conventionnés.",
      },
      "remplacant-ou-autre": {
        lead: "Remplaçant(e) ou autre : seul le prix vous concerne.",
        text: "L'indemnité est celle des libéraux conventionnés et des centres de santé conventionnés.",
      },
    } as Partial<Record<Status, { lead: string; text: string }>>,
    columns: { format: "Format, durée", price: "Prix", indemnity: "Indemnité*", perHour: "soit par heure" },
    note: `* ${scaleNote}`,
    net: "Prix nets de taxe.",
    checked: "Montants vérifiés par l'organisme le",
    readOn: "lu le",
  },
  closing: {
    title: "Le plus sûr : vérifions ensemble",
    text: `Un conseiller fait le point avec vous, ${organisation.adviceHours}.`,
  },
});
