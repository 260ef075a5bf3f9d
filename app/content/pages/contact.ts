import { organisation } from "../organisation.ts";
import type { PageMeta } from "../schema.ts";
import { subjectEmblems } from "../subject-emblems.ts";
import { typeset } from "../typeset.ts";

export const contactPage = typeset({
  meta: {
    title: "Contact et rappel par un conseiller",
    description: `Une question sur une formation DPC, une prise en charge ou votre inscription ? L'équipe ${organisation.name}, basée à ${organisation.city}, vous répond.`,
    keywords: `contact, conseiller DPC, rappel, téléphone, formation DPC, médecin généraliste, infirmier, ${organisation.city}`,
  } satisfies PageMeta,
  path: "/contact",
  crumb: "Contact",
  title: "Contactez-nous",
  lead: `Une question sur une formation, une prise en charge ou votre inscription ? Notre équipe, basée à ${organisation.city}, vous répond.`,
  callback: "Être rappelé(e)",
});

/** In loader data rather than in the script. */
export const contactSections = typeset({
  direct: {
    phone: { label: "Téléphone", note: `Conseillers ${organisation.adviceHours}, heure de Paris` },
    email: { label: "E-mail", note: `Réponse ${organisation.emailReplyDelay}` },
  },
  /** The form alone, or folded under the calendar. */
  request: { title: "Demander à être rappelé(e)", folded: "Sans calendrier : un jour, un moment" },
  calendar: {
    title: "Choisissez l'heure de l'appel",
    text: "Un conseiller vous appelle au créneau réservé dans le calendrier.",
  },
  team: {
    title: "Une équipe, trois sujets",
    subjects: [
      {
        title: "Conseil avant inscription",
        emblem: subjectEmblems.advice,
        text: `Choisir un programme, vérifier une prise en charge, préparer un dossier : nos conseillers vous répondent ${organisation.adviceHours}, depuis ${organisation.city}.`,
      },
      {
        title: "Assistance technique de la plateforme",
        emblem: subjectEmblems.support,
        text: `Un accès perdu, une étape qui ne s'affiche pas : écrivez à ${organisation.email}. Les horaires de l'assistance figurent dans les [conditions de vente](/conditions-de-vente).`,
      },
      {
        title: "Handicap et accessibilité",
        emblem: subjectEmblems.disability,
        text: `Besoin d'une adaptation pour suivre une formation ou consulter ce site ? Écrivez à ${organisation.disabilityEmail}.`,
      },
    ],
  },
});
