const DOCTOR = "profession=generalistes&statut=liberal-conventionne&heures=14";
const NURSE = "profession=infirmiers";

/** Every state in which « Ma sélection » and the employer's file show themselves, by what it is. */
export const SELECTION_STATES: Readonly<Record<string, string>> = {
  "nothing chosen": `/ma-selection?${DOCTOR}`,
  "one programme": `/ma-selection?${DOCTOR}&formats=9A0X2425002`,
  "two programmes": `/ma-selection?${DOCTOR}&formats=9A0X2425002.9A0X2425020`,
  "more than the hours": `/ma-selection?${DOCTOR}&formats=9A0X2425002.9A0X2425003`,
  "nothing possible": "/ma-selection?profession=generalistes&heures=2",
  "hours unknown": "/ma-selection?profession=generalistes&heures=inconnues",
  "a health centre": `/ma-selection?${NURSE}&statut=centre-de-sante&formats=9A0X2425009`,
  "an employee": `/ma-selection?${NURSE}&statut=salarie&formats=9A0X2425009.9A0X2425010.9A0X2425018`,
  "a locum": `/ma-selection?${NURSE}&statut=remplacant-ou-autre&formats=9A0X2425009`,
  "values of the address dropped": "/ma-selection?profession=x&statut=y&heures=99&formats=9A0X2425015.9A0X2425014.9A0X2425009.9A0X0000000",
  "the employer's file": `/dossier-employeur?${NURSE}&statut=salarie&formats=9A0X2425009.9A0X2425018`,
  "the employer's file without a choice": "/dossier-employeur",
};
