/** `refused`: no one can accept it. `blocking`: a person can, by name. `advice`: never blocks, disappears once accepted. */
export type Severity = "refused" | "blocking" | "advice";

export interface Finding {
  /** Stable: acceptances refer to it. */
  id: string;
  severity: Severity;
  sentence: string;
  file: string;
}

export type MaybeFinding = Finding | false | undefined;

function make(severity: Severity, id: string, sentence: string, file: string): Finding {
  const words = id
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return { id: (words ?? []).join("-"), severity, sentence, file };
}
export const refused = make.bind(null, "refused");
export const blocking = make.bind(null, "blocking");
export const advice = make.bind(null, "advice");
