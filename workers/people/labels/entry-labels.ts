import { capitalise } from "#app/content/format.ts";
import { typeset } from "#app/content/typeset.ts";
import type { Entry } from "#workers/db/schema.ts";
import type { ContactChannel, Outcome } from "#workers/db/vocabulary.ts";
import { type Field, personFields } from "#workers/people/identity/person-fields.ts";
import { formatWhen } from "./french-time.ts";

export const OUTCOME_NAMES: Record<Outcome, string> = {
  joint: "joint",
  "pas-de-reponse": "pas de réponse",
  "a-rappeler": "à rappeler",
  inscrit: "inscrit",
  "sans-suite": "sans suite",
  "devis-envoye": "devis envoyé",
};

const CHANNELS: Record<ContactChannel, Record<"refusal" | "lifting" | "agreement", string>> = {
  telephone: {
    refusal: "ne plus appeler",
    lifting: "peut de nouveau être appelé(e)",
    agreement: "accepte d'être appelé(e), dit au téléphone",
  },
  email: { refusal: "ne plus écrire", lifting: "peut de nouveau recevoir des e-mails", agreement: "accepte les e-mails, dit au téléphone" },
};

type Said = Pick<Entry, "kind"> & Partial<Pick<Entry, "status" | "call_at" | "channel" | "corrections" | "record_table">>;

/** « joint », « à rappeler, jeudi 14 h », « ne plus appeler », « téléphone corrigé »: the action, without free text. */
export function formatEntry({ kind, status, call_at, channel, corrections, record_table }: Said, now: Date): string {
  const isSaid = kind === "outcome" && status === "a-rappeler";
  const when = call_at ? `, ${isSaid ? "" : "à rappeler "}${formatWhen(call_at, now)}` : "";
  if (kind === "outcome" && status) return typeset(`${OUTCOME_NAMES[status]}${when}`);
  if (kind === "refusal" || kind === "lifting" || kind === "agreement") return typeset(`${CHANNELS[channel ?? "telephone"][kind]}${when}`);
  if (kind === "correction") {
    const fields = Object.keys(corrections ?? {}).map((field) => personFields[field as Field]?.name ?? field);
    return typeset(`${fields.join(", ")} : correction`);
  }
  if (kind === "moved") return typeset(call_at ? `appel déplacé, ${formatWhen(call_at, now)}` : "appel déplacé");
  if (kind === "cancelled" && record_table === "quotation_requests") return typeset("demande de devis annulée");
  return typeset(PLAIN[kind]);
}

const PLAIN = {
  note: "note",
  genuine: "c'est une vraie personne",
  same: "c'est la même personne",
  apart: "homonymes séparés",
  undo: "annulé",
  outcome: "appel noté",
  cancelled: "appel annulé",
  entered: "demande saisie",
};

/** « annulé : téléphone, nom : correction » */
export function formatUndo(undone: Said | undefined, now: Date): string {
  return typeset(`annulé : ${undone ? formatEntry(undone, now) : "une note"}`);
}

/** With the free text: « Joint : « rappelle lundi ». ». For an undo, what it undid. */
export function formatEntryWithText(entry: Entry, all: readonly Entry[], now: Date): string {
  if (entry.kind === "undo") return `${capitalise(formatUndo(findUndone(entry, all), now))}.`;
  if (entry.kind === "note") return typeset(`Note : ${entry.note ?? ""}`);
  const values = Object.values(entry.corrections ?? {}).map((value) => value || "vide");
  const corrected = values.length > 0 ? ` : ${values.join(", ")}` : "";
  return typeset(`${capitalise(formatEntry(entry, now))}${corrected}${entry.note ? ` : « ${entry.note} »` : ""}.`);
}

export function findUndone({ undoes }: Pick<Entry, "undoes">, all: readonly Entry[]): Entry | undefined {
  return undoes === null ? undefined : all.find(({ id }) => id === undoes);
}

const ORDINALS = ["premier", "deuxième", "troisième", "quatrième", "cinquième"];

/** The call that follows this many unanswered ones: « troisième essai » after two; empty before the first. */
export function formatNextAttempt(unanswered: number): string {
  return unanswered === 0 ? "" : `${ORDINALS[unanswered] ?? `${unanswered + 1}ᵉ`} essai`;
}
