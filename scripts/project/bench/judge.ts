/** One figure of the bench that has a target. */
export interface Judged {
  name: string;
  value: number;
  target: Target;
}

export interface Target {
  is: "≤" | "<" | "≥";
  than: number;
}

/** Who else works on the machine while the bench runs, as the system counted before it began. */
export interface Machine {
  /** Processes that wanted to run, averaged over a minute. */
  load: number;
  cores: number;
}

/** What the figures are worth, in words, and whether the bench has failed: nothing is judged on a machine that is not quiet. */
export function judge(figures: readonly Judged[], { load, cores }: Machine): { verdict: string; hasFailed: boolean } {
  if (load > cores / 2) {
    const machine = `load ${load.toFixed(1)} on ${cores} cores before the bench began`;
    return { verdict: `The machine is not quiet (${machine}): the targets are not judged.`, hasFailed: false };
  }
  // A figure that could not be measured holds to nothing.
  const missed = figures.filter(({ value, target: { is, than } }) => !{ "≤": value <= than, "<": value < than, "≥": value >= than }[is]);
  if (missed.length === 0) return { verdict: `All ${figures.length} targets are met.`, hasFailed: false };
  const lines = missed.map(({ name, value, target }) => `- ${name}: ${Number(value.toFixed(2))}, target ${target.is} ${target.than}`);
  return { verdict: [`${missed.length} of ${figures.length} targets are missed:`, ...lines].join("\n"), hasFailed: true };
}
