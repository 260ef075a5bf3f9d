/** The screens that back-office/ serves; the others are still those of this folder. */
export const MOVED_SCREENS: readonly string[] = ["appels", "resultats", "etat"];
