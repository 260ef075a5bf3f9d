import { typeset } from "./typeset.ts";

export const formTexts = typeset({
  honeypot: "Laissez ce champ vide",
  /** Opens a new tab where leaving would lose typed text. */
  privacyLink: { label: "Politique de confidentialité", newTab: "(nouvel onglet)", to: "/politique-confidentialite" },
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

/** Shown while the page retries automatically. */
export function describeWait(seconds: number): string {
  return typeset(
    `Beaucoup de demandes arrivent en ce moment. La vôtre repart toute seule dans ${seconds} secondes : gardez cette page ouverte.`,
  );
}
