import { CONSENT_DURATION_MONTHS } from "./legal/retention.ts";
import { consentLink } from "./navigation.ts";
import { typeset } from "./typeset.ts";

export const consentTexts = typeset({
  title: consentLink.label,
  close: "Fermer",
  text: "Ce site fonctionne sans traceur publicitaire. Un seul service externe peut déposer des traceurs : le calendrier de rendez-vous (Calendly). Il est chargé quand vous demandez à être rappelé(e), sauf si vous le refusez ici.",
  allow: "Autoriser le calendrier",
  refuse: "Ne pas autoriser",
  effects: {
    accord: "Le calendrier s'affiche dès que vous demandez à être rappelé(e), quels que soient les réglages de votre navigateur.",
    refus:
      "La fenêtre de rappel vous demande d'abord si vous voulez le calendrier ; la campagne qui vous a conduit(e) ici n'est pas enregistrée.",
  },
  current: "Votre choix actuel :",
  states: {
    accord: "calendrier autorisé.",
    refus: "calendrier non autorisé.",
    none: "aucun. Rien n'est chargé avant que vous demandiez à être rappelé(e).",
  },
  duration: `Votre choix est gardé ${CONSENT_DURATION_MONTHS} mois sur cet appareil. Vous en changez ici à tout moment.`,
  globalPrivacyControl:
    "Votre navigateur envoie le signal Global Privacy Control : nous le respectons. Le calendrier ne s'affiche qu'avec votre accord, et la campagne qui vous a conduit(e) ici n'est pas enregistrée.",
  details: { label: "Liste des traceurs", to: consentLink.to },
});
