/** The back office's screens by path, in tab order. */
export const SCREENS = { appels: "À appeler", personnes: "Personnes", resultats: "Résultats", etat: "État" } as const;
