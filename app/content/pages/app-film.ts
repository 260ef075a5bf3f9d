import { typeset } from "../typeset.ts";

export const appFilm = typeset({
  name: "L'application mobile en vidéo",
  description:
    "Film court, sans paroles. Le parcours d'un programme sur la douleur s'affiche sur un téléphone, avec ses étapes terminées et celles à venir. Un appui sur « Reprendre » ouvre une fiche illustrée, puis un quiz. La bonne réponse est choisie et expliquée. De retour sur le parcours, l'étape est cochée, la suivante s'ouvre et la barre de progression avance.",
  controls: "Commandes de la vidéo",
  play: "Lire la vidéo",
  pause: "Mettre en pause",
  unmute: "Activer le son",
  mute: "Couper le son",
  fullScreen: "Plein écran",
  loadError: "La vidéo de l'application n'a pas pu être chargée.",
});
