/** The parts of scheduled tasks, as an operator reads them. */
export const TASK_WORDS: Record<string, string> = {
  replay: "ranger ce qui attend",
  secret: "dire quel secret des effacements le site a",
  watch: "surveiller l’attente",
  announce: "annoncer les demandes",
  operators: "surveiller les sauvegardes",
  purge: "effacer ce qui est trop ancien",
  summary: "envoyer le résumé de la semaine",
  backup: "sauvegarder",
  webhook: "prévenir par messagerie",
  email: "prévenir par e-mail",
};
