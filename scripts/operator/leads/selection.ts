import { PROFESSIONS } from "#app/content/vocabulary.ts";
import { readChoice } from "#scripts/command-line.ts";
import { readStatus } from "./follow-up.ts";
import { startOfParisDay } from "./paris-time.ts";
import type { Selection } from "./rows.ts";

/** The options with which `list` and `export` choose records. */
export const selectionOptions = {
  since: { type: "string" },
  until: { type: "string" },
  type: { type: "string" },
  suivi: { type: "string" },
} as const;

type SelectionOptions = { [Name in keyof typeof selectionOptions]?: string | undefined };

/** Throws a CliError on a date, profession or status that does not exist. `until` is the first day left out. */
export function readSelection({ since, until, type, suivi }: SelectionOptions): Selection {
  return {
    since: since === undefined ? undefined : startOfParisDay(since),
    until: until === undefined ? undefined : startOfParisDay(until),
    profession: type === undefined ? undefined : readChoice(type, PROFESSIONS, "--type"),
    status: suivi === undefined ? undefined : readStatus(suivi),
  };
}
