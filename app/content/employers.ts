import { typeset } from "./typeset.ts";
import type { Employer } from "./vocabulary.ts";

export const employers: Readonly<Record<Employer, { label: string }>> = typeset({
  "hopital-public": { label: "Hôpital ou Ehpad public" },
  prive: { label: "Clinique, Ehpad privé, centre, association" },
  cabinet: { label: "Cabinet libéral" },
  autre: { label: "Collectivité, autre" },
});
