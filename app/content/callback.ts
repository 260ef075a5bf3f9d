import { formatPhone } from "./format.ts";
import { organisation } from "./organisation.ts";
import { typeset } from "./typeset.ts";

/** The consent sentence of the request form; a new wording takes a new version, which is stored with each request. */
export const callbackConsent = typeset({
  version: "2026-11",
  text: "J'accepte d'être rappelé(e) par un conseiller au numéro indiqué, au sujet des formations DPC.",
});

/** The callback modal, its calendar and the request form (SPEC.md §2, §4, §8). */
export const callbackTexts = typeset({
  title: "Être rappelé(e) par un conseiller",
  cancel: "Annuler",
  close: "Fermer",
  choice: {
    text: "Le calendrier en ligne n'est pas chargé : vous l'avez refusé, ou votre navigateur demande à ne pas être suivi. Il est fourni par Calendly, qui peut déposer des traceurs et traiter vos données aux États-Unis.",
    calendar: "Afficher le calendrier",
    withoutCalendar: "Être rappelé(e) sans\u00A0calendrier",
    phone: `Vous préférez parler tout de suite ? [${formatPhone(organisation.phone)}](tel:${organisation.phone}), ${organisation.adviceHours}.`,
  },
  calendar: {
    title: "Calendrier de rendez-vous",
    notice: "Le calendrier est fourni par Calendly, qui peut déposer des traceurs et traiter vos données aux États-Unis.",
    loading: "Chargement du calendrier...",
    failed: "Erreur de chargement du calendrier",
    retry: "Réessayer",
    booked: { title: "Votre rendez-vous est réservé", text: "Vous recevez une confirmation par e-mail." },
  },
  form: {
    title: "Être rappelé(e) sans calendrier",
    back: "Retour au choix",
    backToCalendar: "Retour au calendrier",
    required: "Les champs marqués * sont obligatoires.",
    errorSummary: "Vérifiez les champs suivants :",
    prenom: "Prénom",
    nom: "Nom",
    telephone: "Téléphone",
    profession: "Profession",
    professions: { generalistes: "Médecin généraliste", infirmiers: "Infirmier(ère)" },
    statut: "Statut (facultatif)",
    noStatus: "Je préfère ne pas répondre",
    statuses: {
      "liberal-conventionne": "Libéral conventionné",
      "centre-de-sante": "Salarié d'un centre de santé conventionné",
      salarie: "Autre salarié",
      "remplacant-ou-autre": "Remplaçant ou autre",
    },
    creneau: "Moment souhaité",
    slots: {
      matin: { label: "Matin", hours: "9 h – 12 h" },
      midi: { label: "Midi", hours: "12 h – 14 h" },
      "apres-midi": { label: "Après-midi", hours: "14 h – 17 h" },
      "fin-de-journee": { label: "Fin de journée", hours: "17 h – 19 h" },
    },
    submit: "Envoyer ma demande",
    sending: "Envoi en cours",
    failure: "Votre demande n'est pas partie",
    offline: "La connexion semble coupée. Rien de ce que vous avez saisi n'est perdu : réessayez dans un instant, ou appelez-nous.",
    notice: `${organisation.name} utilise ces données pour vous rappeler, une fois, au sujet des formations DPC. * Champs obligatoires : sans eux, nous ne pouvons pas vous appeler. Vous pouvez demander l'accès, la rectification ou l'effacement de vos données à ${organisation.dataProtectionEmail}.`,
    privacyLink: { label: "Politique de confidentialité", newTab: "(nouvel onglet)", to: "/politique-confidentialite" },
    doneTitle: "C'est noté.",
    done: {
      matin: "Un conseiller vous rappelle un matin, entre 9 h et 12 h.",
      midi: "Un conseiller vous rappelle à midi, entre 12 h et 14 h.",
      "apres-midi": "Un conseiller vous rappelle un après-midi, entre 14 h et 17 h.",
      "fin-de-journee": "Un conseiller vous rappelle en fin de journée, entre 17 h et 19 h.",
    },
    doneDays: `Nos conseillers appellent ${organisation.adviceHours}.`,
  },
});
