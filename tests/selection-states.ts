import { alzheimer, endometriosis, gpVaccination, iatrogenicHarm, nurseVaccination, nutrition, pain } from "./references.ts";

const DOCTOR = "profession=generalistes&statut=liberal-conventionne&heures=14";
const NURSE = "profession=infirmiers";

/** An address for every state of « Ma sélection » and the employer's file; every-state.test.ts proves it complete. */
export const SELECTION_STATES: Readonly<Record<string, string>> = {
  "nothing answered": "/ma-selection",
  "nothing chosen": `/ma-selection?${DOCTOR}`,
  "one programme": `/ma-selection?${DOCTOR}&formats=${endometriosis.PI}`,
  "two programmes": `/ma-selection?${DOCTOR}&formats=${endometriosis.PI}.${gpVaccination.EPP}`,
  "a continuing education alone": `/ma-selection?${DOCTOR}&formats=${endometriosis.FC}`,
  "more than the hours": `/ma-selection?${DOCTOR}&formats=${endometriosis.PI}.${nutrition.PI}`,
  "nothing possible": "/ma-selection?profession=generalistes&heures=2",
  "a part of an hour": "/ma-selection?profession=generalistes&heures=10.5",
  "hours unknown": "/ma-selection?profession=generalistes&heures=inconnues",
  "a health centre": `/ma-selection?${NURSE}&statut=centre-de-sante&formats=${pain.PI}`,
  "an employee": `/ma-selection?${NURSE}&statut=salarie&formats=${pain.PI}.${nurseVaccination.FC}.${iatrogenicHarm.EPP}`,
  "an employee who has chosen nothing": `/ma-selection?${NURSE}&statut=salarie`,
  "a locum": `/ma-selection?${NURSE}&statut=remplacant-ou-autre&formats=${pain.PI}`,
  "values of the address dropped": `/ma-selection?profession=x&statut=y&heures=99&formats=${alzheimer.EPP}.${alzheimer.FC}.${pain.PI}.9A0X0000000`,
  "the employer's file": `/dossier-employeur?${NURSE}&statut=salarie&employeur=hopital-public&formats=${pain.PI}.${iatrogenicHarm.EPP}`,
  "the employer's file with values dropped": `/dossier-employeur?employeur=x&formats=${endometriosis.PI}.${endometriosis.EPP}.${pain.PI}`,
  "the employer's file without a choice": `/dossier-employeur?${NURSE}&statut=salarie`,
  "a programme that an employee opens": "/formations/infirmiers/amelioration-douleur?statut=salarie",
};
