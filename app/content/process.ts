import type * as v from "valibot";
import { readRecord } from "./read-record.ts";
import { listOf, oneOf, record, text } from "./schema.ts";

const processStepSchema = record({ id: oneOf([1, 2, 3, 4, 5]), title: text, description: text });
export type ProcessStep = v.InferOutput<typeof processStepSchema>;

export const processSteps: readonly ProcessStep[] = readRecord(listOf(processStepSchema), [
  {
    id: 1,
    title: "Prenez rendez-vous",
    description:
      "Choisissez un créneau : un conseiller vous appelle, répond à vos questions et vérifie avec vous votre mode de prise en charge.",
  },
  {
    id: 2,
    title: "Préparez votre compte",
    description:
      "Créez ou activez votre compte sur agencedpc.fr, complétez vos informations financières et votre RIB. Salarié(e) ? Nous préparons le dossier pour votre employeur.",
  },
  {
    id: 3,
    title: "Inscrivez-vous",
    description: "Recherchez la formation avec sa référence, choisissez votre session et validez. Vous recevez une confirmation.",
  },
  {
    id: 4,
    title: "Formez-vous en ligne",
    description: "Suivez votre programme à votre rythme, sur ordinateur ou sur l'application mobile. Notre équipe reste joignable.",
  },
  {
    id: 5,
    title: "Validez votre parcours",
    description:
      "Une fois toutes les étapes réalisées, vous recevez votre attestation. Si vous êtes éligible à une indemnité, elle vous est versée par le financeur, après la formation.",
  },
]);
