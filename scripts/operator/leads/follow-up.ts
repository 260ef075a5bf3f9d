import { findStatusWord, STATUS_LABELS, type StatusWord } from "#people/status-words.ts";
import { CliError } from "#scripts/toolbox.ts";

/** A status as people write it: `À rappeler`, `a-rappeler`. Throws a CliError that names them all. */
export function readStatus(text: string): StatusWord {
  const status = findStatusWord(text);
  if (!status) throw new CliError(`Le suivi « ${text} » n'existe pas. Choisissez ${STATUS_LABELS.join(", ")}.`);
  return status;
}
