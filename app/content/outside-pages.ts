const RESEARCH = "2026-11-26";

/** Linked outside pages, with the last reading (ISO date, null if unread). One constant each, so scripts ship only theirs. */

export const agency = { url: "https://www.agencedpc.fr", readOn: null };
export const anfhDoctors = { url: "https://anfh.fr/node/50488", readOn: RESEARCH };
export const anfhFunds = { url: "https://anfh-rapport-activite.fr/2023/cinq-fonds-collectes", readOn: RESEARCH };
export const appStore = { url: "https://apps.apple.com/fr/", readOn: null };
export const cnilComplaints = { url: "https://www.cnil.fr/fr/plaintes", readOn: null };
export const defenderOfRights = { url: "https://formulaire.defenseurdesdroits.fr/", readOn: null };
export const dentalNews = { url: "https://www.information-dentaire.fr", readOn: RESEARCH };
export const egora = { url: "https://egora.fr/node/38001", readOn: null };
export const endometriosisImaging = { url: "https://endhauts.fr/recommandations-imagerie-endometriose-has", readOn: "2026-11-27" };
export const fafPm = { url: "https://www.fafpm.org", readOn: RESEARCH };
export const googlePlay = { url: "https://play.google.com/store/apps", readOn: null };
export const infoDpc = { url: "https://infodpc.fr/les-orientations-prioritaires-du-dpc-pour-2023-2025", readOn: null };
export const medicationSafety = {
  url: "https://www.has-sante.fr/jcms/c_946211/fr/outils-de-securisation-et-d-auto-evaluation-de-l-administration-des-medicaments",
  readOn: RESEARCH,
};
export const memoryWorkup = {
  url: "https://juriblio.fr/arretes/arrete-du-26-juillet-2022/180392211/annexe/314609972",
  readOn: "2026-11-27",
};
export const painScale = { url: "https://www.doloplus.fr/lechelle-algoplus/", readOn: RESEARCH };
export const publicHealthCode = { url: "https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072665/", readOn: null };
export const quotidien = { url: "https://www.lequotidiendumedecin.fr", readOn: RESEARCH };
export const senate = { url: "https://www.senat.fr/rap/r22-877/r22-877.html", readOn: RESEARCH };
export const undernutrition = {
  url: "https://www.has-sante.fr/jcms/p_3165944/fr/diagnostic-de-la-denutrition-chez-la-personne-de-70-ans-et-plus",
  readOn: RESEARCH,
};
export const vaccineStorage = { url: "https://infovac.fr/pratique-vaccinale?catid=8&id=887&view=article", readOn: "2026-11-27" };
export const vaccinesInPregnancy = {
  url: "https://professionnels.vaccination-info-service.fr/Recommandations-vaccinales-specifiques/Personnes-exposees-a-des-risques-specifiques/Femmes-enceintes",
  readOn: RESEARCH,
};
export const weka = { url: "https://www.weka.fr", readOn: RESEARCH };
