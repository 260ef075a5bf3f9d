/** Replaces a legally required fact the operator has not provided. */
export const pendingFact = "en cours de publication";
