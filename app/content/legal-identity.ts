import { capitalise } from "./format.ts";
import { organisation } from "./organisation.ts";
import { pendingFact } from "./pending-fact.ts";
import { typeset } from "./typeset.ts";

/** Null until the operator gives it; the launch check refuses each null by name. */
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
  /** From the agreement to the first day on the platform (Qualiopi, indicator 1). */
  accessDelay: Fact;
  qualityCertificate: Fact;
  /** Until a quotation that was asked for is sent. */
  quotationDelay: Fact;
}

/**
 * Operator data: what the law requires us to state, apart from the rest because most pages do not show it.
 */
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

/** « Siège social : … »: what the law wants stated, or that it is to come. */
export function stateFact(label: string, ...facts: readonly Fact[]): string {
  return `${label} : ${facts.filter((fact) => fact !== null).join(", ") || pendingFact}`;
}

const { companyName, activityNumber, region } = legalIdentity;

/** Whoever publishes the site, by the company's name once it is known. */
export const publisher = companyName ?? organisation.name;

/** Named beside the site, which has the trade name too. */
export const siteEditor = companyName ?? "l'organisme du même nom";

/** The same where the trade name is to be stated, too. */
export const publisherAndTradeName = companyName ? `${companyName}, qui exerce sous le nom ${organisation.name}` : organisation.name;

/** What agreements and contracts state of the provider. */
export const activityDeclaration = typeset(
  activityNumber && region
    ? `déclaration d'activité enregistrée sous le numéro ${activityNumber} auprès du préfet de région de ${region}`
    : `déclaration d'activité, dont le numéro est ${pendingFact}`,
);

/** What has to follow the number wherever it is shown (Code du travail, art. L. 6352-12). */
const noApproval = typeset("Cet enregistrement ne vaut pas agrément de l'État.");

export const registrationNotice = `${capitalise(activityDeclaration)}. ${noApproval}`;

/** The number with the wording that the law prescribes. */
export function stateRegistration(number: Fact): string {
  return typeset(`${number ? `Enregistré sous le numéro ${number}` : stateFact("Numéro d'enregistrement", null)}. ${noApproval}`);
}
