import { typeset } from "./typeset.ts";
import { PROFESSIONS, type Profession } from "./vocabulary.ts";

interface ProfessionContent {
  /** Name of the profession's catalogue; its wording is fixed. */
  catalogueLabel: "Médecins Généralistes" | "Infirmiers IDE";
  /** Canonical path of the list page; the home cards go there. */
  listPath: string;
  /** Path that header and footer use. */
  navPath: string;
  title: string;
  /** Where there is little room. */
  shortTitle: string;
  /** A visitor, and all of them. */
  one: string;
  many: string;
  /** Name of the profession's colour. */
  tone: "lac" | "gentiane";
  /** « Public » in the practical information of a programme. */
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

/** The profession that a list or a programme at a path is for; undefined for every other page. */
export function professionOfPath(path: string): Profession | undefined {
  return PROFESSIONS.find((profession) => {
    const { listPath, navPath } = professions[profession];
    return path === listPath || path === navPath || path.startsWith(`${navPath}/`);
  });
}
