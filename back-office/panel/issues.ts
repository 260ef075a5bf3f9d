/** What a form of the panel asks for (`issue`) that is no outcome of a call. */
export const REFUSE = "ne-plus-appeler";
export const UNDO = "annuler";
