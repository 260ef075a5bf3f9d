import { organisation } from "./organisation.ts";
import { typeset } from "./typeset.ts";

/** In one line; in full on the organisation's page. */
export const registeredAs = typeset(`Organisme de DPC enregistré sous le n° ${organisation.dpcNumber}`);
