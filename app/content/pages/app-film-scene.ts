import { formatHours } from "../format.ts";
import { formats } from "../formats.ts";
import { nursePain } from "../programmes/nurse-pain.ts";
import { typeset } from "../typeset.ts";

/** Number of the step that the film shows in use: the one on scales. */
const CURRENT_STEP = 5;
const STEPS_BEFORE = 2;
const STEPS_AFTER = 3;

const stepCount = nursePain.learnerPath.length;

const steps = nursePain.learnerPath
  .map(({ title }, index) => {
    const [shortTitle = "", ...details] = title.split(/\s:\s/u);
    return { number: index + 1, title, shortTitle, detail: capitalize(details.join(" : ")) };
  })
  .slice(CURRENT_STEP - 1 - STEPS_BEFORE, CURRENT_STEP + STEPS_AFTER);

function describeProgress(step: number): { position: string; share: string; ratio: number } {
  const ratio = (step - 1) / stepCount;
  return { position: `Étape ${step} sur ${stepCount}`, share: `${Math.round(ratio * 100)} %`, ratio };
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What stands on the screen of the phone in the app film: a programme of the catalogue, one lesson card and one quiz. */
export const appFilmScene = typeset({
  time: "9:41",
  network: "4G",
  overline: `${formats.PI.name} · ${formatHours(nursePain.formats.PI.hours)}`,
  title: nursePain.title,
  emblem: nursePain.emblem,
  currentStep: CURRENT_STEP,
  steps,
  before: describeProgress(CURRENT_STEP),
  after: describeProgress(CURRENT_STEP + 1),
  done: "Terminé",
  resume: "Reprendre",
  begin: "Commencer",
  parts: ["Vidéo", "Fiche", "Quiz"],
  partsLine: "Vidéo, fiche, quiz",
  lesson: {
    title: "Votre patient peut-il répondre ?",
    branches: [
      { answer: "Oui", name: "Auto-évaluation", text: "Il donne un chiffre, de 0 à 10." },
      { answer: "Non", name: "Hétéro-évaluation", text: "Vous observez : visage, regard, plaintes, corps, comportements." },
    ],
    scale: { lowest: 0, highest: 10, value: 6 },
    next: "Passer au quiz",
  },
  quiz: {
    question: "Votre patiente, 86 ans, ne peut pas répondre. Quelle échelle ?",
    answers: ["Échelle numérique", "Échelle visuelle analogique", "Algoplus"],
    rightAnswer: "Algoplus",
    feedback: "Bonne réponse",
    explanation: "Algoplus évalue la douleur aiguë de la personne âgée qui ne peut pas la dire.",
    next: "Continuer",
  },
});
