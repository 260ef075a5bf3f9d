import { organisation } from "./organisation.ts";
import { typeset } from "./typeset.ts";

/** In one line, for heads of pages; in full: the organisation's page. */
export const registeredAs = typeset(`Organisme de DPC enregistré sous le n° ${organisation.dpcNumber}`);
