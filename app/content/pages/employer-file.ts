import { spellNumber } from "../format.ts";
import { EMPLOYER_FILE_PATH } from "../salaried-links.ts";
import type { PageMeta } from "../schema.ts";
import { selectionLinks } from "../selection-links.ts";
import { typeset } from "../typeset.ts";

/** Around the file, which is written on the server (employer-file-sheets.ts). */
export const employerFile = typeset({
  meta: {
    title: "Dossier employeur pour une formation DPC",
    description: "Votre lettre, la fiche du programme, le coût et qui paie : quelques pages A4 à remettre à votre employeur.",
    keywords: "dossier employeur, demande de formation, DPC salarié, OPCO, ANFH",
  } satisfies PageMeta,
  path: EMPLOYER_FILE_PATH,
  back: selectionLinks.name,
  title: "Dossier employeur",
  lead: "Votre lettre et deux annexes, à remettre à votre cadre ou au service formation.",
  about: "Pour qui, pour quoi",
  change: { label: "Changer", spoken: "Changer de formation" },
  employer: {
    label: "Votre employeur",
    unsaid: "À choisir : la lettre et l'annexe 2 en dépendent.",
    centre: { ask: "Centre de santé conventionné ?", link: "Voir qui paie", rest: " : ce n'est pas l'employeur." },
  },
  fields: {
    label: "Ce qui s'écrit dans la lettre",
    list: {
      name: "Nom, prénom",
      post: "Poste, service",
      establishment: "Établissement",
      attention: "À l'attention de",
      place: "À",
      date: "le",
      from: "Session, du",
      to: "au",
    },
    privacy: "Ce que vous tapez reste dans cette page : ni envoyé, ni enregistré. Une case vide devient une ligne à remplir au stylo.",
  },
  take: {
    label: "Emporter le dossier",
    print: "Imprimer ou enregistrer en PDF",
    printShort: "Imprimer, PDF",
    send: "Envoyer le lien à mon cadre",
  },
  intro: {
    text: "C'est votre demande, à votre nom.",
    strong: "Ce n'est pas encore un devis :",
    rest: "un conseiller l'établit, avec la convention,",
    link: "si vous le demandez",
    parts: { letter: "Lettre", sheet: { one: "Annexe 1, fiche", several: "Annexe 1, fiches" }, cost: "Annexe 2, coût et financement" },
  },
  quotation: {
    title: "Ce que nous envoyons",
    list: [
      { name: "Devis", text: "Numéroté, au nom de votre établissement." },
      {
        name: "Convention",
        text: "Objectif, contenu, moyens, durée, période, suivi, sanction, prix et règlement (art. D. 6353-1 du code du travail).",
      },
    ],
    call: "Un conseiller vous rappelle pour les établir. Ayez sous la main le nom et l'adresse de l'établissement, un contact au service formation et vos dates.",
    privacy:
      "La demande porte vos références et le besoin « devis et convention ». Ce que vous avez tapé dans la lettre n'y est pas joint.",
  },
  choose: "Pour quelle formation ?",
});

export function describePages(count: number): string {
  return typeset(`Le dossier, ${spellNumber(count)} pages A4`);
}

/** Precedes the address. */
export function writeToSuperior(subjects: readonly string[]): { subject: string; text: string } {
  return typeset({
    subject: `Demande de formation : ${subjects.join(", ")}`,
    text: `Bonjour, voici le dossier ${subjects.length === 1 ? "de la formation" : "des formations"} que je souhaite suivre :`,
  });
}

export type LetterBlank = keyof typeof employerFile.fields.list;
