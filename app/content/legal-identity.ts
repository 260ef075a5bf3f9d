import { capitalise } from "./format.ts";
import { typeset } from "./typeset.ts";

/**
 * Operator data: what the law requires us to state, apart from the rest because most pages do not show it.
 * Braces mark what only the operator knows; the launch check refuses a site that still has some (pattern `/\{[^}]+\}/`).
 */
export const legalIdentity = typeset({
  companyName: "{raison sociale}",
  legalForm: "{forme juridique}",
  shareCapital: "{capital social}",
  address: "{adresse du siège}",
  registration: "{ville et numéro RCS}",
  vatNumber: "{numéro de TVA}",
  publicationDirector: "{directeur de la publication}",
  host: { name: "{hébergeur du site}", address: "{adresse de l'hébergeur}", phone: "{téléphone de l'hébergeur}" },
  dataHost: { name: "{hébergeur des données}", address: "{adresse de l'hébergeur des données}" },
  schedulerCompany: { name: "Calendly LLC", address: "{adresse de Calendly}" },
  activityNumber: "{numéro de déclaration d'activité}",
  region: "{région}",
  mediator: "{médiateur de la consommation}",
  mediatorAddress: "{adresse du médiateur}",
  mediatorUrl: "{site du médiateur}",
  /** From the agreement to the first day on the platform (Qualiopi, indicator 1). */
  accessDelay: "{délai d'accès}",
  qualityCertificate: "{certificat qualité, s'il existe}",
  /** Until a quotation that was asked for is sent. */
  quotationDelay: "{délai d'envoi}",
});

const { activityNumber, region } = legalIdentity;

/** What agreements and contracts state of the provider. */
export const activityDeclaration = typeset(
  `déclaration d'activité enregistrée sous le numéro ${activityNumber} auprès du préfet de région de ${region}`,
);

/** What has to follow the number wherever it is shown (Code du travail, art. L. 6352-12). */
export const noApproval = typeset("Cet enregistrement ne vaut pas agrément de l'État.");

export const registrationNotice = `${capitalise(activityDeclaration)}. ${noApproval}`;
