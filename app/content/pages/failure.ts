import { organisation } from "../organisation.ts";
import { typeset } from "../typeset.ts";

export const failurePage = typeset({
  title: "Un incident de notre côté",
  text: "Cette page n'a pas pu s'afficher. Ce n'est pas de votre fait, et nous en sommes désolés.",
  advice: "Rechargez la page dans un instant. Si l'incident dure, appelez-nous : un conseiller fait la démarche avec vous.",
  hours: `Conseillers ${organisation.adviceHours}.`,
  reload: "Recharger la page",
  home: "Retour à l'accueil",
});
