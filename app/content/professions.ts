import { typeset } from "./typeset.ts";
import { PROFESSIONS, type Profession } from "./vocabulary.ts";

export interface ProfessionContent {
  /** Catalogue name, fixed by contract. */
  catalogueLabel: "Médecins Généralistes" | "Infirmiers IDE";
  listPath: string;
  navPath: string;
  title: string;
  shortTitle: string;
  one: string;
  many: string;
  tone: "lac" | "gentiane";
  audience: string;
}

export const professions: Readonly<Record<Profession, ProfessionContent>> = typeset({
  generalistes: {
    catalogueLabel: "Médecins Généralistes",
    listPath: "/formations-generalistes",
    navPath: "/formations/generalistes",
    title: "Médecins généralistes",
    shortTitle: "Médecins généralistes",
    one: "Médecin généraliste",
    many: "Médecins généralistes",
    tone: "lac",
    audience: "Médecins généralistes, quel que soit le mode d'exercice.",
  },
  infirmiers: {
    catalogueLabel: "Infirmiers IDE",
    listPath: "/formations-infirmiers",
    navPath: "/formations/infirmiers",
    title: "Infirmiers diplômés d'État (IDE)",
    shortTitle: "Infirmiers (IDE)",
    one: "Infirmier, infirmière",
    many: "Infirmiers",
    tone: "gentiane",
    audience: "Infirmiers diplômés d'État, en exercice libéral, mixte ou salarié.",
  },
});

/** Undefined on pages of no profession. */
export function professionOfPath(path: string): Profession | undefined {
  return PROFESSIONS.find((profession) => {
    const { listPath, navPath } = professions[profession];
    return path === listPath || path === navPath || path.startsWith(`${navPath}/`);
  });
}
