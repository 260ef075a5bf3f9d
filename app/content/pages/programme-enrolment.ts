import { enrolmentSteps } from "../enrolment-steps.ts";
import { formatPhone } from "../format.ts";
import { organisation } from "../organisation.ts";
import { typeset } from "../typeset.ts";

export interface Enrolment {
  title: string;
  hint: string;
  lead: string;
  steps: readonly string[];
  open: string;
  newTab: string;
  terms: { label: string; to: string };
}

export const enrolment: Enrolment = typeset({
  title: "S'inscrire en 5 gestes sur agencedpc.fr",
  hint: "seul ou avec un conseiller",
  lead: `L'inscription se fait sur le site de l'Agence nationale du DPC. Nos conseillers vous appellent du ${formatPhone(organisation.phone)} et la font avec vous, sans jamais vous demander votre mot de passe agencedpc.fr.`,
  ...enrolmentSteps,
});
