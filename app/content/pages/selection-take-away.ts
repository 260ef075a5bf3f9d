import { capitalise, formatHours, spellNumber } from "../format.ts";
import { organisation } from "../organisation.ts";
import { typeset } from "../typeset.ts";
import { enrolmentSteps } from "./programme-enrolment.ts";
import type { NamedChoice } from "./selection.ts";

/** Loaded once something is chosen. */
export const takeAway = typeset({
  title: "Emporter ma sélection",
  ...enrolmentSteps,
  stepsTitle: "Les cinq gestes sur agencedpc.fr",
  copyOne: "Copier la référence",
  copied: { one: "Référence copiée", all: "Références copiées", link: "Lien copié" },
  copyFailed: "Copie impossible : sélectionnez le texte",
  callback: { title: "Un conseiller relit votre sélection", action: "Être rappelé(e)" },
  link: { title: "Copier le lien", text: "Il rouvre cette même sélection" },
  send: { title: "Envoyer", text: "Par e-mail ou avec votre téléphone" },
  print: { title: "Imprimer", text: "Une page A4, références et montants" },
  file: { title: "Dossier employeur", text: "Pour les exercices salariés" },
});

export function describeCopyTogether(count: number): string {
  return typeset(`Copier les ${spellNumber(count)}`);
}

export function describeTake(count: number, isFunded: boolean): string {
  const many = count === 1 ? "Une référence" : `${capitalise(spellNumber(count))} références`;
  return typeset(isFunded ? `${many} à coller sur agencedpc.fr : s'inscrire ici ne suffit pas.` : `${many} à donner à qui vous finance.`);
}

export function describeAdvisor(count: number): string {
  const joined = count === 1 ? "Votre référence est jointe" : `Vos ${spellNumber(count)} références sont jointes`;
  return typeset(`${joined} à la demande. ${capitalise(organisation.adviceHours)}.`);
}

/** Precedes the address. */
export function writeSelectionMessage(lines: ReadonlyArray<NamedChoice & { hours: number }>): { subject: string; text: string } {
  const listed = lines.map(({ reference, format, shortTitle, hours }) => `${shortTitle}, ${format}, ${formatHours(hours)} : ${reference}`);
  return typeset({ subject: "Ma sélection de formations DPC", text: `${listed.join("\n")}\n\n` });
}
