import { typeset } from "../typeset.ts";
import type { Format } from "../vocabulary.ts";

/** Uses of the colours, with the contrast of the pair: on paper for a text, under its own text for a surface. */
const colourUses: Readonly<Record<string, string>> = {
  paper: "fond",
  mist: "section",
  glacier: "panneaux",
  ink: "texte, 13,3",
  moss: "secondaire, 6,2",
  pine: "liens, 8,1",
  sun: "l'action, 7,9",
  meltwater: "sur ink, 8,4",
  lac: "médecins, 6,9",
  gentiane: "infirmiers, 7,1",
  brique: "erreurs, 5,8",
  "sun-soft": "décor seul",
};

/** The page of primitives for developers. No visitor sees it. */
export const workshopPage = typeset({
  title: "Les pièces du sac à dos",
  crumb: "Atelier",
  lead: "Chaque pièce dans chacun de ses états. Cette page n'existe qu'en développement.",
  colours: { title: "Couleurs", note: "Le chiffre est le contraste mesuré.", uses: colourUses },
  type: { title: "Caractères", sample: "Prenez de la hauteur, 332,50 €" },
  drawings: {
    title: "Emblèmes et balises",
    note: "Une grille de 64, un trait de 2, un seul point plein. FC pleine, EPP évidée, PI réunit les deux. Un drapeau plein : encore cette année ; au contour : l'année qu'il nomme.",
    flags: { now: "2026", later: "2027" },
    booklet: { label: "Catalogue, édition 2025", title: "Catalogue", edition: "2025", lines: ["7 programmes DPC", "17 références"] },
  },
  buttons: {
    title: "Boutons",
    note: "Un seul bouton soleil par écran. Cible de 44 px au moins ; le libellé occupé dit ce qui se passe.",
    caption: "Boutons, par variante et par état",
    states: { rest: "Repos", hover: "Survol", focus: "Focus clavier", active: "Appui", disabled: "Désactivé", busy: "Occupé" },
    labels: { sun: "Je m'inscris", pine: "Continuer", line: "Être rappelé", quiet: "Retour" },
    busy: "Envoi en cours",
    sizes: { sm: "Petit, 44 px", md: "Courant, 48 px", lg: "Grand, 56 px" },
    icon: "Fermer",
    onInk: "Sur ink",
  },
  fields: {
    title: "Champs",
    note: "Le libellé reste visible, l'erreur est écrite sous le champ et reliée à lui.",
    rest: "Prénom",
    filled: { label: "Nom", value: "Martin" },
    focused: { label: "Adresse e-mail", value: "c.martin@exemple.fr" },
    refused: { label: "Adresse e-mail", value: "c.martin@", error: "Adresse email invalide" },
    missing: { label: "Téléphone", error: "Le numéro de téléphone est requis" },
    disabled: { label: "Profession", value: "Infirmier(ère)", hint: "Renseignée par la page du programme." },
    list: {
      label: "Statut (facultatif)",
      options: [
        { value: "", label: "Je préfère ne pas répondre" },
        { value: "liberal", label: "Libéral(e) conventionné(e)" },
      ],
    },
    consent: "J'accepte d'être rappelé(e) par un conseiller au sujet des formations DPC.",
    choice: {
      legend: "Moment souhaité",
      options: [
        { value: "matin", label: "Matin", hint: "9 h – 12 h" },
        { value: "midi", label: "Midi", hint: "12 h – 14 h" },
      ],
      error: "Choisissez un moment",
    },
    segments: { legend: "Sélecteur de format", hours: { PI: "non proposé", EPP: "4 h", FC: "11 h" } satisfies Record<Format, string> },
  },
  alerts: {
    title: "Alertes",
    note: "Elles prennent le focus quand elles paraissent : affichez-les ici.",
    show: "Afficher les alertes",
    summary: "Vérifiez les champs suivants :",
    alert: { title: "Erreur de téléchargement", text: "Une erreur est survenue lors du téléchargement." },
  },
  floating: {
    title: "Fenêtres, messages, cartes",
    note: "Celles du site. Un message se pose en bas de l'écran sur téléphone, en bas à droite sinon ; une erreur reste jusqu'à ce qu'on la ferme.",
    dialog: "Fenêtre simple",
    dialogText: "Au plus 90 % de la hauteur, 42 rem de large. Échap ferme, et le focus revient au bouton.",
    callback: "Être rappelé(e)",
    catalogue: "Télécharger le catalogue 2025",
    success: "Message de réussite",
    failure: "Message d'erreur",
    promo: "Carte du catalogue",
    invitation: "Carte du rappel",
    successToast: { title: "Téléchargement réussi !", description: "Le catalogue Infirmiers IDE a été téléchargé avec succès." },
    failureToast: { title: "Erreur de téléchargement", description: "Une erreur est survenue lors du téléchargement." },
    close: "Fermer",
  },
});
