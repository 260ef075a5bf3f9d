import * as v from "valibot";
import { readRecord } from "../read-record.ts";
import { type ClaimSource, isoDate, isTrue, listOf, oneOf, profession, proof, record } from "../schema.ts";
import { AID_NEEDS, AIDS, type Employer, type Profession, type Status } from "../vocabulary.ts";
import { payerSources } from "./sources.ts";

/** Who pays, by profession, status and employer, and what may help. */
const payerFactsSchema = record({
  kind: oneOf(["agency", "employer", "self"]),
  ...proof,
  aids: listOf(
    record({
      from: oneOf(AIDS),
      needs: listOf(oneOf(AID_NEEDS)),
      /** Last day of what the agency does; null for others' decisions. */
      until: v.nullable(isoDate),
    }),
  ),
  /** Last day of what the agency does for them; null where it follows the funded year. */
  agencyUntil: v.nullable(isoDate),
  /** Whether that explains, in a letter, why the employer is asked: « l'Agence ne finance pas… » */
  hasReason: isTrue,
});
export type PayerFacts = v.InferOutput<typeof payerFactsSchema>;
const payerFactsOfAll = v.record(profession, v.record(v.string(), payerFactsSchema));

/** Of what the agency does; others' decisions have no last day. */
const LAST_DAY = "2026-12-31";

type Aid = PayerFacts["aids"][number];
const aid = (from: Aid["from"], ...needs: Aid["needs"]): Aid => ({ from, needs, until: null });
const ofAgency = (from: Aid["from"], ...needs: Aid["needs"]): Aid => ({ from, needs, until: LAST_DAY });
const opco = aid("opco", "agreement", "qualiopi");

/** What the agency does for them is a rule of one year; others' decisions last. */
const OF_A_YEAR = { certainty: "reported", agencyUntil: LAST_DAY } as const;

/** `hasReason`: whether that rule explains to the employer why he is asked. */
function employer(aids: readonly Aid[], hasReason: boolean, ...sources: readonly ClaimSource[]): PayerFacts {
  return { kind: "employer", ...OF_A_YEAR, sources: [...sources], aids: [...aids], hasReason };
}

function self(aid: Aid, ...sources: readonly ClaimSource[]): PayerFacts {
  return { kind: "self", ...OF_A_YEAR, sources: [...sources], aids: [aid], hasReason: false };
}

const agency: PayerFacts = {
  kind: "agency",
  certainty: "text",
  sources: [payerSources.law, payerSources.agencyRules],
  aids: [],
  agencyUntil: null,
  hasReason: false,
};

const shared = {
  "liberal-conventionne": agency,
  "centre-de-sante": agency,
  salarie: employer([opco], false, payerSources.agencyRules),
  cabinet: employer([opco], true, payerSources.agencyRules),
  autre: employer([], false, payerSources.agencyRules),
};

export const payerFacts: Readonly<Record<Profession, Readonly<Record<Status | Employer, PayerFacts>>>> = readRecord(payerFactsOfAll, {
  generalistes: {
    ...shared,
    "hopital-public": employer(
      [aid("dpc-medical", "agreement"), aid("anfh", "agreement"), ofAgency("agency-to-dpc-medical", "agreement")],
      false,
      payerSources.hospitalDoctors,
      payerSources.senate,
    ),
    prive: employer([opco, ofAgency("agency-by-opco", "agreement")], false, payerSources.senate, payerSources.agencyRules),
    "remplacant-ou-autre": self(aid("none-faf-pm", "written-answer"), payerSources.locumDoctors, payerSources.agencyRules),
  },
  infirmiers: {
    ...shared,
    "hopital-public": employer(
      [aid("training-plan", "agreement"), aid("anfh", "agreement")],
      true,
      payerSources.hospitalNurses,
      payerSources.agencyRules,
    ),
    prive: employer([opco], true, payerSources.agencyRules),
    "remplacant-ou-autre": self(aid("fif-pl", "written-answer", "qualiopi"), payerSources.agencyRules),
  },
});
