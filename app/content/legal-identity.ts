import { capitalise, joinWords } from "./format.ts";
import { organisation } from "./organisation.ts";
import { typeset } from "./typeset.ts";

/** Null until the operator provides it; the launch check refuses each null. */
type Fact = string | null;

interface LegalIdentity {
  companyName: Fact;
  legalForm: Fact;
  shareCapital: Fact;
  address: Fact;
  /** Town and number. */
  registration: Fact;
  vatNumber: Fact;
  publicationDirector: Fact;
  /** Serves the site and keeps its data: it runs nowhere else. */
  host: { name: string; address: string; phone: string };
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
  // From its public legal notice.
  host: { name: "Cloudflare, Inc.", address: "101 Townsend Street, San Francisco, CA 94107, États-Unis", phone: "+1 (650) 319-8930" },
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

interface NamedFact {
  label: string;
  /** In the sentence that announces it. */
  missing: string;
  value: Fact;
}

/** The known facts of a block, each as a row, and one sentence that names the others. */
export function stateFacts(facts: readonly NamedFact[]): { known: { term: string; value: string }[]; missing: string | null } {
  return {
    known: facts.flatMap(({ label: term, value }) => (value === null ? [] : { term, value })),
    missing: announceMissing(facts.flatMap(({ missing, value }) => (value === null ? missing : []))),
  };
}

/**
 * One sentence for the facts of a block that nobody has provided yet, each named with its article:
 * « La période et le nombre de réponses paraîtront ici avant l'ouverture du site. » Null where none is missing.
 */
export function announceMissing(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const verb = names.length > 1 ? "paraîtront" : "paraîtra";
  return typeset(`${capitalise(joinWords(names))} ${verb} ici avant l'ouverture du site.`);
}

const { companyName } = legalIdentity;

export const publisher = companyName ?? organisation.name;

/** Named beside the site, which has the same trade name. */
export const siteEditor = companyName ?? "l'organisme du même nom";

export const publisherAndTradeName = companyName ? `${companyName}, qui exerce sous le nom ${organisation.name}` : organisation.name;

/**
 * `declaration` is empty until number and region are known. The reservation of `notice` must follow the number wherever it
 * is shown (Code du travail, art. L. 6352-12).
 */
export function writeRegistration({ activityNumber, region }: Pick<LegalIdentity, "activityNumber" | "region">) {
  const declaration =
    activityNumber && region
      ? `Déclaration d'activité enregistrée sous le numéro ${activityNumber} auprès du préfet de région de ${region}`
      : "";
  const notice = declaration
    ? `${declaration}. Cet enregistrement ne vaut pas agrément de l'État.`
    : "Le numéro d'enregistrement auprès du préfet de région paraîtra ici avant l'ouverture du site ; il ne vaut pas agrément de l'État.";
  return typeset({ declaration, notice });
}

export const { declaration: activityDeclaration, notice: registrationNotice } = writeRegistration(legalIdentity);
