import { legalIdentity } from "#app/content/legal-identity.ts";
import { type PayerWords, payerWords, qualiopiClause, unknownPart } from "#app/content/payers/words.ts";
import type { ClaimSource } from "#app/content/schema.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import type { Answer } from "./answer.ts";
import { factsOf, isRead, type Visitor } from "./who.ts";

export interface WrittenPayer extends PayerWords {
  /** « Aucune certification Qualiopi… », where that money stands. */
  clause: string | null;
  /** Those that somebody has read. */
  sources: readonly ClaimSource[];
}

type Paid = Pick<Answer, "payer" | "indemnity">;

/** Who pays, in words, as an answer knows it. Null where the payer is unknown. */
export function writePayer(answer: Paid, profession: Profession, person: Visitor): WrittenPayer | null {
  return answer.payer.kind === "unknown" ? null : writeKnownPayer(answer, profession, person);
}

/** Of a known payer: an employer's and one's own are, on any day. */
export function writeKnownPayer(
  { payer, indemnity }: Paid,
  profession: Profession,
  person: Visitor,
  hasCertificate = legalIdentity.qualityCertificate !== null,
): WrittenPayer {
  const status = person.status ?? "liberal-conventionne";
  const words = payerWords[profession][status === "salarie" ? (person.employer ?? status) : status];
  const needsCertificate = payer.aids.some(({ needs }) => needs.includes("qualiopi"));
  return {
    ...words,
    agency: payer.isAgencyPartKnown ? words.agency : unknownPart.agency,
    indemnity: indemnity.standing === "not-published" ? unknownPart.indemnity : words.indemnity,
    ...(words.request && { request: { ...words.request, reason: payer.hasReason ? words.request.reason : null } }),
    clause: needsCertificate && !hasCertificate ? qualiopiClause : null,
    sources: factsOf(profession, person).sources.filter(isRead),
  };
}
