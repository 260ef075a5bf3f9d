import { typeset } from "./typeset.ts";

/** Column heads of the list of programmes on home and /formations. */
export const programmeRows = typeset({ programme: "Programme", indemnity: "Indemnité, jusqu'à", spokenIndemnity: "indemnité jusqu'à" });
