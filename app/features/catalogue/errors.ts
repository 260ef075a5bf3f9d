/** What can go wrong in the catalogue flow, word for word (SPEC.md §8). Set in type where they are shown. */
export const catalogueErrors = {
  save: "Erreur lors de la sauvegarde des données",
  download: "Erreur lors du téléchargement du catalogue",
  missingFile: "Fichier catalogue non trouvé",
  unknown: "Erreur inconnue",
} as const;
