import * as v from "valibot";
import { typeset } from "./typeset.ts";

/** Content mistakes, one French sentence each. Shown instead of a stack trace. */
export class ContentError extends Error {
  override readonly name = "ContentError";
  readonly sentences: readonly string[];
  constructor(sentences: readonly string[]) {
    super(sentences.join("\n"));
    this.sentences = sentences;
  }
}

/** A record typeset, or a ContentError with every mistake in it: the schema's messages say what is expected. */
export function readRecord<T>(schema: v.GenericSchema, value: T): T {
  const record = typeset(value);
  const sentences = findMistakes(schema, record);
  if (sentences.length > 0) throw new ContentError(sentences.map((sentence) => `${findCaller()} : ${sentence}`));
  return record;
}

/** « formats > PI > hours : une durée s'écrit en heures… Il y a « 2 ». » */
export function findMistakes(schema: v.GenericSchema, value: unknown): string[] {
  const { issues = [] } = v.safeParse(schema, value);
  return issues.map(({ path, message, input }) => `${describePlace(path?.map(({ key }) => key) ?? [])}${message}.${describeFound(input)}`);
}

/** Items of a list are counted from 1. */
export function describePlace(keys: readonly unknown[]): string {
  const place = keys.map((key) => (typeof key === "number" ? `n° ${key + 1}` : String(key))).join(" > ");
  return place && `${place} : `;
}

const QUOTED = 60;

function describeFound(input: unknown): string {
  if (!["string", "number", "boolean"].includes(typeof input) || input === "") return "";
  // As typed: typography has put other spaces.
  const words = String(input).replace(/\s/g, " ");
  return ` Il y a « ${words.length > QUOTED ? `${words.slice(0, QUOTED)}…` : words} ».`;
}

/** The file that defines the record: a record needs no name beside its own. */
function findCaller(): string {
  const [, ...callers] = new Error("caller").stack?.match(/app\/content\/[\w./-]+\.ts/g) ?? [];
  return callers.find((file) => !file.endsWith("read-record.ts")) ?? "app/content";
}
