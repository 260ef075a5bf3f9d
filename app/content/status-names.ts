import { typeset } from "./typeset.ts";
import type { Status } from "./vocabulary.ts";

/** Attached to a request with a selection or a quotation, never asked. */
export const statusNames = typeset({
  "liberal-conventionne": "Libéral conventionné",
  "centre-de-sante": "Salarié d'un centre de santé conventionné",
  salarie: "Autre salarié",
  "remplacant-ou-autre": "Remplaçant ou autre",
} satisfies Record<Status, string>);
