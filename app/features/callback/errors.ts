/** What can go wrong on the way to a callback. The wording of the first two is fixed. */
export const callbackErrors = {
  tracking: "Erreur lors du tracking",
  unknown: "Erreur inconnue",
  save: "Votre demande n'a pas pu être enregistrée. Réessayez, ou appelez-nous.",
} as const;
