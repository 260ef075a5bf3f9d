import { typeset } from "./typeset.ts";

/** Texts of every form. */
export const formTexts = typeset({
  /** Label of the honeypot, read only where no styles are shown. */
  honeypot: "Laissez ce champ vide",
  /** Out of a dialog or a page where it would lose what was typed. */
  privacyLink: { label: "Politique de confidentialité", newTab: "(nouvel onglet)", to: "/politique-confidentialite" },
});

/** What a confirmation says of a record's reference: « Demande CIM-7F3K-29QX : … » */
export function describeReference(reference: string): string {
  return typeset(`Demande ${reference} : donnez cette référence si vous nous appelez.`);
}

const REFERENCE = /^CIM(-[2-9CDFGHJKMNPQRTVWX]{4}){2}$/;

/** A reference as the Worker writes it, from an address or an answer; undefined when it is none. */
export function readReference(text: unknown): string | undefined {
  return typeof text === "string" && REFERENCE.test(text) ? text : undefined;
}

/** How many fields of a refused form are still wrong. */
export function countWrongFields(count: number): string {
  return typeset(count === 1 ? "Un champ est à corriger." : `${count} champs sont à corriger.`);
}

/** Under load the page retries on its own, and says so. */
export function describeWait(seconds: number): string {
  return typeset(
    `Beaucoup de demandes arrivent en ce moment. La vôtre repart toute seule dans ${seconds} secondes : gardez cette page ouverte.`,
  );
}
