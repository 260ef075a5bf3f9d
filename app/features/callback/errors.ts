/** What can go wrong on the way to a callback. The first two are word for word (SPEC.md §8). */
export const callbackErrors = {
  tracking: "Erreur lors du tracking",
  unknown: "Erreur inconnue",
  save: "Votre demande n'a pas pu être enregistrée. Réessayez, ou appelez-nous.",
} as const;
