import { formatPhone } from "../format.ts";
import { OWN_REQUEST_PATH } from "../navigation.ts";
import { organisation } from "../organisation.ts";
import type { PageMeta } from "../schema.ts";
import { typeset } from "../typeset.ts";

const phoneLink = `[${formatPhone(organisation.phone)}](tel:${organisation.phone})`;

/** The page behind the link that each request leaves with its sender. Its path ends with the link's key. */
export const ownRequestPage = typeset({
  meta: {
    title: "Votre appel",
    description: "Changer ou annuler l'appel que vous avez demandé.",
    keywords: "appel, rappel, changer, annuler",
  } satisfies PageMeta,
  path: OWN_REQUEST_PATH,
  title: "Votre appel",
  reference: "Demande",
  at: "Au",
  about: "au sujet de",
  agenda: { add: "Ajouter à mon agenda", update: "Mettre à jour mon agenda" },
  move: {
    title: "Changer le jour ou le moment",
    submit: "Enregistrer ce moment",
    day: "Jour souhaité",
    slot: "Moment souhaité",
    gone: "Ce jour n'est plus proposé : choisissez-en un autre",
  },
  failure: "Votre changement n'est pas enregistré. Réessayez dans un instant, ou appelez-nous.",
  mind: {
    title: "Vous avez changé d'avis ?",
    secret: "L'adresse de cette page tient lieu de mot de passe : ne la transmettez pas.",
    endsWithSlot: "Elle ne fonctionne plus après la fin du créneau.",
  },
  cancel: { title: "Annuler cet appel", text: "Personne ne vous appellera pour cette demande.", submit: "Annuler cet appel" },
  refuse: {
    title: "Ne plus m'appeler",
    text: "L'appel est annulé, et nous notons que ce numéro ne doit plus être appelé. Un conseiller le verra si quelqu'un le saisit de nouveau.",
    submit: "Ne plus m'appeler",
  },
  erase: {
    title: "Effacer mes données",
    text: "Votre nom, votre numéro, votre profession et ce créneau sont effacés. Si vous avez refusé d'être appelé(e), il reste une empreinte illisible du numéro, pour respecter votre choix.",
    submit: "Effacer mes données",
  },
  confirmErase: {
    title: "Effacer vos données ?",
    text: "Seule cette demande est effacée ; votre appel est annulé en même temps. C'est définitif.",
    submit: "Effacer définitivement",
    back: "Revenir",
  },
  states: {
    sent: { title: "C'est noté.", text: "Gardez cette page : elle permet de changer ou d'annuler l'appel." },
    moved: { title: "Votre appel est déplacé", text: "Votre code reste le même." },
    cancelled: { title: "Votre appel est annulé", text: "Personne ne vous appellera pour cette demande." },
    refused: { title: "Nous ne vous appellerons plus", text: "L'appel est annulé." },
    begun: {
      title: "Il est trop tard pour changer cet appel",
      text: `Votre créneau a commencé : un conseiller vous appelle peut-être déjà. Pour le joindre : ${phoneLink}.`,
    },
    answered: {
      title: "Cet appel est terminé",
      text: `Un conseiller a noté votre échange : il n'y a plus rien à changer. Une question ? ${phoneLink}.`,
    },
    erased: { title: "Vos données sont effacées", text: "Votre demande est annulée et ce lien ne mène plus à rien." },
  },
  /** A quotation for several people. */
  quotation: {
    title: "Votre demande de devis",
    to: "Nous vous écrivons à",
    endsAfter: "Elle fonctionne pendant 30 jours à partir de votre demande.",
    cancel: { title: "Annuler cette demande", text: "Nous ne vous enverrons ni devis ni convention.", submit: "Annuler" },
    erase: {
      title: "Effacer mes données",
      text: "Votre nom, votre établissement, votre e-mail, votre numéro, votre message et ces lignes sont effacés.",
      submit: "Effacer",
    },
    confirmErase: {
      title: "Effacer vos données ?",
      text: "Seule cette demande est effacée, et annulée en même temps. C'est définitif.",
    },
    states: {
      sent: { title: "C'est noté.", text: "Gardez cette page : elle permet d'annuler ou d'effacer la demande." },
      cancelled: { title: "Votre demande est annulée", text: "Nous ne vous enverrons ni devis ni convention." },
      answered: { title: "Cette demande est traitée", text: `Un conseiller y a répondu. Une question ? ${phoneLink}.` },
    },
    again: "Demander un autre devis",
  },
  unwanted: "Vous ne souhaitez plus cet appel ?",
  again: "Demander un autre appel",
  home: "Revenir à l'accueil",
  unknown: {
    title: "Ce lien ne mène plus à une demande",
    text: "Un lien ne fonctionne plus après la fin du créneau, 30 jours après une demande de devis, ou une fois les données effacées. Vérifiez que l'adresse est entière.",
    action: "Demander un appel",
  },
  unavailable: {
    title: "Votre demande ne peut pas être affichée",
    text: `Elle est bien gardée. Rechargez cette page dans un instant, ou appelez le ${phoneLink}.`,
  },
});
