/** The screens of the back office by their path, in the order of their keys: tabs, titles, messages and commands name them so. */
export const SCREENS = { appels: "À appeler", personnes: "Personnes", resultats: "Résultats", etat: "État" } as const;
