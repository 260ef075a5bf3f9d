/** What the forms of the panel send. */
export const FIELDS = { person: "qui", revision: "vu", choice: "issue", time: "quand", note: "note" } as const;

/** What a button of the panel does, beside the outcomes. */
export const REFUSE = "ne-plus-appeler";
/** « C’est une vraie personne ». */
export const GENUINE = "vraie-personne";
export const NOTE_ONLY = "note-seule";
export const UNDO = "annuler";
/** « à rappeler » at the time that the button names, or at the one of the field. */
export const CALL_AGAIN = "a-rappeler";
export const callAgainAt = (time: string) => `${CALL_AGAIN} ${time}`;
export const AT_TYPED_TIME = "date";
