/** Stands for a fact that the law requires us to state and that the operator has not given yet. */
export const pendingFact = "en cours de publication";
