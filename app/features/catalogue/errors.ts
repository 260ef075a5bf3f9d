/** What can go wrong in the catalogue flow. The wording is fixed; the typography is set where they are shown. */
export const catalogueErrors = {
  save: "Erreur lors de la sauvegarde des données",
  download: "Erreur lors du téléchargement du catalogue",
  missingFile: "Fichier catalogue non trouvé",
  unknown: "Erreur inconnue",
} as const;
