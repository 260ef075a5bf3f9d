import { formatPhone } from "./format.ts";
import { organisation } from "./organisation.ts";
import { typeset } from "./typeset.ts";

/** The dialog of a call, where a calendar is configured. */
export const schedulingTexts = typeset({
  choice: {
    text: "Le calendrier en ligne n'est pas chargé : vous l'avez refusé, ou votre navigateur demande à ne pas être suivi. Il est fourni par Calendly, qui peut déposer des traceurs et traiter vos données aux États-Unis.",
    calendar: "Afficher le calendrier",
    withoutCalendar: "Être rappelé(e) sans\u00A0calendrier",
    phone: `Vous préférez parler tout de suite ? [${formatPhone(organisation.phone)}](tel:${organisation.phone}), ${organisation.adviceHours}.`,
  },
  calendar: {
    title: "Calendrier de rendez-vous",
    back: "Revenir au calendrier",
    notice: "Le calendrier est fourni par Calendly, qui peut déposer des traceurs et traiter vos données aux États-Unis.",
    loading: "Chargement du calendrier...",
    failed: "Erreur de chargement du calendrier",
    retry: "Réessayer",
  },
  /** One sentence; the calendar gives neither day nor hour. */
  booked: { title: "Rendez-vous réservé.", description: "La confirmation arrive par e-mail." },
});
