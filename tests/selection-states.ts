const DOCTOR = "profession=generalistes&statut=liberal-conventionne&heures=14";
const NURSE = "profession=infirmiers";

/** Every state in which « Ma sélection », the employer's file and a programme show themselves by an address, by what it is. */
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
  "the employer's file": `/dossier-employeur?${NURSE}&statut=salarie&employeur=hopital-public&formats=9A0X2425009.9A0X2425018`,
  "the employer's file with values dropped": "/dossier-employeur?employeur=x&formats=9A0X2425002.9A0X2425013.9A0X2425009",
  "the employer's file of someone who has no employer": `/dossier-employeur?${NURSE}&statut=centre-de-sante&formats=9A0X2425009`,
  "the employer's file without a choice": `/dossier-employeur?${NURSE}&statut=salarie`,
  "the employer's file without a profession": "/dossier-employeur",
  "a programme that an employee opens": "/formations/infirmiers/amelioration-douleur?statut=salarie",
};
