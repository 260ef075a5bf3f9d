import { formatPhone } from "./format.ts";
import { organisation } from "./organisation.ts";
import { typeset } from "./typeset.ts";

const call = `appelez le [${formatPhone(organisation.phone)}](tel:${organisation.phone}).`;
const unsure = "Nous ne savons pas si votre demande est partie";
const retry = "Réessayez : elle ne sera pas notée deux fois.";

export const formTexts = typeset({
  honeypot: "Laissez ce champ vide",
  /** Opens a new tab where leaving would lose typed text. */
  privacyLink: { label: "Politique de confidentialité", newTab: "(nouvel onglet)", to: "/politique-confidentialite" },
  /** The request left and no answer came; the server stores a second try once. */
  unsure: {
    title: unsure,
    text: `La connexion a coupé avant notre réponse. ${retry} Ou ${call}`,
    short: `${unsure}. ${retry}`,
  },
});

export function describeReference(reference: string): string {
  return typeset(`Demande ${reference} : donnez cette référence si vous nous appelez.`);
}

const REFERENCE = /^CIM(-[2-9CDFGHJKMNPQRTVWX]{4}){2}$/;

/** Undefined when invalid. */
export function readReference(text: unknown): string | undefined {
  return typeof text === "string" && REFERENCE.test(text) ? text : undefined;
}

export function countWrongFields(count: number): string {
  return typeset(count === 1 ? "Un champ est à corriger." : `${count} champs sont à corriger.`);
}

/** `doubt`: letters, odd length, or the number of missing (negative) or extra digits. */
export function describePhoneDoubt(typed: string, doubt: "letters" | "length" | number): string {
  return typeset(`${typed} : ${formatDoubt(doubt)} Corrigez le numéro, ou envoyez-le tel quel.`);
}

function formatDoubt(doubt: "letters" | "length" | number): string {
  if (doubt === "letters") return "il contient des lettres.";
  if (doubt === "length") return "est-il complet ?";
  const count = Math.abs(doubt);
  const digits = count === 1 ? "un chiffre" : `${count} chiffres`;
  return doubt < 0 ? `il manque ${digits} ?` : `il y a ${digits} de trop ?`;
}

/** « gmial.con : est-ce gmail.com ? » */
export function describeDomainDoubt(typed: string, known: string): string {
  return typeset(`${typed} : est-ce ${known} ? Corrigez l'adresse, ou envoyez-la telle quelle.`);
}

/** While no answer comes, or until the page sends again by itself. */
export function describeWait(wait: "late" | number): string {
  return typeset(
    wait === "late"
      ? `Notre réponse tarde à venir. Gardez cette page ouverte, ou ${call}`
      : `Beaucoup de demandes arrivent en ce moment. La vôtre repart toute seule dans ${wait} secondes : gardez cette page ouverte.`,
  );
}
