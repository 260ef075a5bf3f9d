import { typeset } from "./typeset.ts";
import type { Employer, Status } from "./vocabulary.ts";

/** Attached to a request with a selection or a quotation, never asked. */
export const statusNames = typeset({
  "liberal-conventionne": "Libéral conventionné",
  "centre-de-sante": "Salarié d'un centre de santé conventionné",
  salarie: "Autre salarié",
  "remplacant-ou-autre": "Remplaçant ou autre",
} satisfies Record<Status, string>);

/** As a form offers them. */
export const statusChoices = typeset({
  "liberal-conventionne": "Libéral conventionné",
  "centre-de-sante": "Centre de santé",
  salarie: "Salarié",
  "remplacant-ou-autre": "Remplaçant ou autre",
} satisfies Record<Status, string>);

export const employers: Readonly<Record<Employer, { label: string }>> = typeset({
  "hopital-public": { label: "Hôpital ou Ehpad public" },
  prive: { label: "Clinique, Ehpad privé, centre, association" },
  cabinet: { label: "Cabinet libéral" },
  autre: { label: "Collectivité, autre" },
});
