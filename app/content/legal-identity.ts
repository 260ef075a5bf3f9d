import { capitalise } from "./format.ts";
import { organisation } from "./organisation.ts";
import { pendingFact } from "./pending-fact.ts";
import { typeset } from "./typeset.ts";

/** Null until the operator provides it; the launch check refuses each null. */
type Fact = string | null;

interface Company {
  name: Fact;
  address: Fact;
}

interface LegalIdentity {
  companyName: Fact;
  legalForm: Fact;
  shareCapital: Fact;
  address: Fact;
  /** Town and number. */
  registration: Fact;
  vatNumber: Fact;
  publicationDirector: Fact;
  host: Company & { phone: Fact };
  dataHost: Company;
  schedulerCompany: { name: string; address: Fact };
  activityNumber: Fact;
  region: Fact;
  mediator: Fact;
  mediatorAddress: Fact;
  mediatorUrl: Fact;
  /** From agreement to platform access (Qualiopi, indicator 1). */
  accessDelay: Fact;
  qualityCertificate: Fact;
  quotationDelay: Fact;
}

/** Operator data required by law; separate, because few pages need it. */
export const legalIdentity: LegalIdentity = typeset({
  companyName: null,
  legalForm: null,
  shareCapital: null,
  address: null,
  registration: null,
  vatNumber: null,
  publicationDirector: null,
  host: { name: null, address: null, phone: null },
  dataHost: { name: null, address: null },
  schedulerCompany: { name: "Calendly LLC", address: null },
  activityNumber: null,
  region: null,
  mediator: null,
  mediatorAddress: null,
  mediatorUrl: null,
  accessDelay: null,
  qualityCertificate: null,
  quotationDelay: null,
});

/** « Siège social : … », or that it is being published. */
export function stateFact(label: string, ...facts: readonly Fact[]): string {
  return `${label} : ${facts.filter((fact) => fact !== null).join(", ") || pendingFact}`;
}

const { companyName, activityNumber, region } = legalIdentity;

export const publisher = companyName ?? organisation.name;

/** Named beside the site, which has the same trade name. */
export const siteEditor = companyName ?? "l'organisme du même nom";

export const publisherAndTradeName = companyName ? `${companyName}, qui exerce sous le nom ${organisation.name}` : organisation.name;

export const activityDeclaration = typeset(
  activityNumber && region
    ? `déclaration d'activité enregistrée sous le numéro ${activityNumber} auprès du préfet de région de ${region}`
    : `déclaration d'activité, dont le numéro est ${pendingFact}`,
);

/** Must follow the number wherever it is shown (Code du travail, art. L. 6352-12). */
const noApproval = typeset("Cet enregistrement ne vaut pas agrément de l'État.");

export const registrationNotice = `${capitalise(activityDeclaration)}. ${noApproval}`;

/** With the wording required by law. */
export function stateRegistration(number: Fact): string {
  return typeset(`${number ? `Enregistré sous le numéro ${number}` : stateFact("Numéro d'enregistrement", null)}. ${noApproval}`);
}
