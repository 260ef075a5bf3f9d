/** In tab order. */
export const SCREENS = {
  "/appels": "À appeler",
  "/personnes": "Personnes",
  "/nouvelle-demande": "Nouvelle demande",
  "/resultats": "Résultats",
  "/etat": "État",
} as const;
