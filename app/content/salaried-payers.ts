import { typeset } from "./typeset.ts";
import type { Profession } from "./vocabulary.ts";

/**
 * Who pays for a salaried visitor, in one line each, where the kind of employer is not known:
 * a public hospital, by profession, and all others.
 */
export const salariedPayers = typeset({
  public: {
    generalistes: "l'établissement, sur ses crédits de DPC médical, qu'il peut confier à l'ANFH.",
    infirmiers: "l'établissement, sur son plan de formation, qu'il peut confier à l'ANFH.",
  } satisfies Record<Profession, string>,
  private: "l'employeur, qui peut demander l'aide de son OPCO, selon les critères de celui-ci.",
});
