/** The screens, in the order of their keys 1 to 4. */
export const TABS = [
  { path: "appels", label: "À appeler" },
  { path: "personnes", label: "Personnes" },
  { path: "resultats", label: "Résultats" },
  { path: "etat", label: "État" },
] as const;
