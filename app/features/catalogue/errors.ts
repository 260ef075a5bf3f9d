/** Texts fixed by contract; typeset where shown. */
export const catalogueErrors = {
  save: "Erreur lors de la sauvegarde des données",
  download: "Erreur lors du téléchargement du catalogue",
  missingFile: "Fichier catalogue non trouvé",
  unknown: "Erreur inconnue",
} as const;
