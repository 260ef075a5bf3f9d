import { type Answer, answer, answerProgramme } from "#app/answer/answer.ts";
import { joinProofs } from "#app/answer/proofs.ts";
import { pickWeighed, type Weighed } from "#app/answer/together.ts";
import {
  type Season,
  type WrittenAmount,
  type WrittenProof,
  writeAnswer,
  writeIndemnity,
  writeNote,
  writeProofs,
} from "#app/answer/write.ts";
import { writePayer } from "#app/answer/write-payer.ts";
import { proofsTitle, scaleLink } from "#app/content/answer-words.ts";
import { explainPayer } from "#app/content/pages/selection.ts";
import type { Programme } from "#app/content/programmes/programme-schema.ts";
import { EMPLOYERS, type Employer, isAgencyStatus, PROFESSIONS, STATUSES, type Status } from "#app/content/vocabulary.ts";
import { namePerson } from "./person-name.ts";

/** What « Ma sélection » may say of each offer, for every status: the visitor changes it in the browser. */

export interface Said extends Weighed {
  text: string;
  amount: WrittenAmount;
  season: Season | null;
}

/** By status, then by reference. */
export type SaidOfAll = Readonly<Record<Status, Readonly<Record<string, Said>>>>;

function describeAnswer(answer: Answer, day: string): Said {
  const { line, end } = writeAnswer(answer, day);
  const season = end && { year: end.year, isInTime: !end.isLate };
  return { ...pickWeighed(answer), text: line, amount: writeIndemnity(answer.indemnity, answer.isDayFunded), season };
}

export function answerOffers(programmes: readonly Programme[], day: string): SaidOfAll {
  const describeFor = (status: Status) => {
    const answers = programmes.flatMap((programme) => answerProgramme(programme, { status, employer: null }, day));
    return Object.fromEntries(answers.map((one) => [one.reference.number, describeAnswer(one, day)]));
  };
  return Object.fromEntries(STATUSES.map((status) => [status, describeFor(status)])) as Record<Status, Record<string, Said>>;
}

export interface SelectionDetails {
  title: string;
  note: string;
  scaleLink: typeof scaleLink;
  items: Readonly<Record<string, WrittenProof>>;
  /** Names of items, by person. */
  of: Readonly<Record<string, readonly string[]>>;
}

/** The proofs of every person, each text once. */
export function writeSelectionDetails(programmes: readonly Programme[], day: string): SelectionDetails {
  const items: Record<string, WrittenProof> = {};
  const of: Record<string, string[]> = {};
  for (const profession of PROFESSIONS)
    for (const status of STATUSES)
      for (const employer of status === "salarie" ? [null, ...EMPLOYERS] : [null]) {
        const own = programmes.filter((one) => one.profession === profession);
        const answers = own.flatMap((programme) => answerProgramme(programme, { status, employer }, day));
        const proofs = writeProofs(joinProofs(answers.map((one) => one.proofs)), day);
        for (const proof of proofs) items[proof.text] = proof;
        of[namePerson(profession, status, employer)] = proofs.map(({ text }) => text);
      }
  const names = Object.keys(items);
  return {
    title: proofsTitle,
    note: writeNote(day),
    scaleLink,
    items: Object.fromEntries(names.map((text, index) => [String(index), items[text] as WrittenProof])),
    of: Object.fromEntries(Object.entries(of).map(([person, texts]) => [person, texts.map((text) => String(names.indexOf(text)))])),
  };
}

/** By person: who pays, where the agency doesn't. Of an employee of unknown employer, public and private apart. */
export function explainPayers(day: string): Readonly<Record<string, { strong: string; text: string; condition: string }>> {
  const found: Record<string, { strong: string; text: string; condition: string }> = {};
  for (const profession of PROFESSIONS)
    for (const status of STATUSES.filter((one) => !isAgencyStatus(one)))
      for (const employer of status === "salarie" ? [null, ...EMPLOYERS] : [null]) {
        const meant: ReadonlyArray<Employer | null> = status === "salarie" && employer === null ? ["hopital-public", "prive"] : [employer];
        const each = meant.flatMap((one) => {
          const person = { status, employer: one };
          const offer = { profession, format: "FC", reference: "", hours: 0, priceInCents: 0, indemnityInCents: 0 } as const;
          return writePayer(answer(offer, person, day), profession, person) ?? [];
        });
        const said = explainPayer(status, each, employer !== null);
        if (said) found[namePerson(profession, status, employer)] = said;
      }
  return found;
}
