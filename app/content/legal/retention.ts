import { typeset } from "../typeset.ts";
import { privacy } from "./constants.ts";

/** Retention after creation, by table; read by the purge and the privacy policy. */
export const retention = {
  calendly_bookings: { months: privacy.analyticsRetentionMonths },
  catalogue_downloads: { months: privacy.requestRetentionYears * 12 },
  callback_requests: { months: privacy.requestRetentionYears * 12 },
  quotation_requests: { months: privacy.requestRetentionYears * 12 },
} as const;

interface Tracker {
  name: string;
  kind: "Cookie du site" | "sessionStorage" | "Service externe";
  purpose: string;
  duration: string;
  consent: string;
}

/** The CNIL advises asking again after six months. */
export const CONSENT_DURATION_MONTHS = 6;

/** Every tracker of the privacy policy; code takes the names from here. */
export const trackers = typeset({
  attribution: {
    name: "cimes_provenance",
    kind: "Cookie du site",
    purpose:
      "Retenir la campagne qui vous a conduit(e) ici (paramètres utm de l'adresse d'arrivée), sans identifiant. Illisible par les scripts (HttpOnly), transmis en connexion chiffrée seulement (Secure) et à notre seul site (SameSite=Lax).",
    duration: "Jusqu'à la fermeture du navigateur",
    consent: "Non",
  },
  promoPopup: {
    name: "cimes-annonce-vue",
    kind: "sessionStorage",
    purpose: "Ne pas vous montrer deux fois l'annonce du catalogue pendant une visite, ni après l'avoir téléchargé.",
    duration: "Jusqu'à la fermeture de l'onglet",
    consent: "Non",
  },
  callbackPopup: {
    name: "cimes-rappel-vu",
    kind: "sessionStorage",
    purpose: "Ne pas vous proposer deux fois d'être rappelé(e) au sujet du même programme pendant une visite.",
    duration: "Jusqu'à la fermeture de l'onglet",
    consent: "Non",
  },
  askedCallback: {
    name: "cimes-rappel-demande",
    kind: "sessionStorage",
    purpose: "Ne plus vous proposer d'être rappelé(e) pendant la visite où vous l'avez demandé.",
    duration: "Jusqu'à la fermeture de l'onglet",
    consent: "Non",
  },
  askedRequest: {
    name: "cimes-rappel-note",
    kind: "sessionStorage",
    purpose: "Retrouver le jour, la référence et le lien de l'appel que vous venez de demander, pour le changer ou l'annuler.",
    duration: "Jusqu'à la fermeture de l'onglet",
    consent: "Non",
  },
  catalogueDraft: {
    name: "cimes-catalogue-brouillon",
    kind: "sessionStorage",
    purpose:
      "Garder ce que vous avez saisi dans le formulaire du catalogue, sur votre appareil seulement, pour ne pas avoir à le ressaisir ; et ne pas noter deux fois un envoi resté sans réponse.",
    duration: "Jusqu'au téléchargement, jusqu'à ce que vous vidiez le formulaire, ou jusqu'à la fermeture de l'onglet",
    consent: "Non",
  },
  callbackDraft: {
    name: "cimes-rappel-brouillon",
    kind: "sessionStorage",
    purpose:
      "Garder ce que vous avez saisi dans le formulaire de rappel, sauf votre accord, sur votre appareil seulement, pour ne pas avoir à le ressaisir ; et ne pas noter deux fois un envoi resté sans réponse.",
    duration: "Jusqu'à l'envoi, jusqu'à ce que vous effaciez la saisie, ou jusqu'à la fermeture de l'onglet",
    consent: "Non",
  },
  quotationDraft: {
    name: "cimes-devis-brouillon",
    kind: "sessionStorage",
    purpose:
      "Garder ce que vous avez saisi dans la demande de devis d'un employeur, sur votre appareil seulement, pour ne pas avoir à le ressaisir ; et ne pas noter deux fois un envoi resté sans réponse.",
    duration: "Jusqu'à l'envoi, jusqu'à ce que vous effaciez la saisie, ou jusqu'à la fermeture de l'onglet",
    consent: "Non",
  },
  askedQuotation: {
    name: "cimes-devis-note",
    kind: "sessionStorage",
    purpose:
      "Retrouver le nombre d'inscriptions, la référence et le lien du devis que vous venez de demander, pour l'annuler ou l'effacer.",
    duration: "Jusqu'à la fermeture de l'onglet",
    consent: "Non",
  },
  selection: {
    name: "cimes-selection",
    kind: "sessionStorage",
    purpose:
      "Garder votre sélection de formations d'une page à l'autre : profession, exercice, heures et références, sur votre appareil seulement.",
    duration: "Jusqu'à la fermeture de l'onglet",
    consent: "Non",
  },
  consent: {
    name: "cimes_choix",
    kind: "Cookie du site",
    purpose: "Se souvenir de ce que vous avez décidé dans « Gérer mes choix ».",
    duration: `${CONSENT_DURATION_MONTHS} mois`,
    consent: "Non",
  },
  scrollPositions: {
    name: "react-router-scroll-positions",
    kind: "sessionStorage",
    purpose: "Retrouver la page à l'endroit où vous l'aviez laissée quand vous revenez en arrière.",
    duration: "Jusqu'à la fermeture de l'onglet",
    consent: "Non",
  },
  scheduler: {
    name: "Calendly",
    kind: "Service externe",
    purpose: "Afficher le calendrier de rendez-vous. Rien n'est chargé tant que vous ne demandez pas à être rappelé(e).",
    duration: "Fixée par Calendly, qui affiche son propre bandeau",
    consent:
      "Votre demande de rappel l'affiche. Après un refus dans « Gérer mes choix », ou si votre navigateur envoie le signal Global Privacy Control : oui, à chaque fois",
  },
} satisfies Record<string, Tracker>);
