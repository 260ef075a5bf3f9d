export const FIELDS = {
  person: "qui",
  revision: "vu",
  choice: "issue",
  time: "quand",
  note: "note",
  certain: "certain",
  until: "jusque",
} as const;

export const REFUSE = "ne-plus-appeler";
/** « C’est une vraie personne » */
export const GENUINE = "vraie-personne";
export const NOTE_ONLY = "note-seule";
/** « J’appelle » */
export const CALLING = "appelle";
/** « Tout ranger » */
export const PUT_AWAY = "ranger";
export const UNDO = "annuler";
/** At the button's time or the field's. */
export const CALL_AGAIN = "a-rappeler";
export const callAgainAt = (time: string) => `${CALL_AGAIN} ${time}`;
export const AT_TYPED_TIME = "date";
