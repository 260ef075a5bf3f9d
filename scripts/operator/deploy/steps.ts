import { CliError } from "#scripts/toolbox.ts";

/** One step of a deployment, in French for the operator. */
export interface Step {
  title: string;
  /** May return a word on what was done; anything else is not said. Throws a CliError when the step fails. */
  run(): unknown;
  /** What is online after a failure of this step, and what to do; a function when that must be looked up. */
  advice: string | (() => Promise<string> | string);
}

/** Runs the steps in order. The first failure ends them with its sentence and the step's advice. */
export async function runSteps(steps: readonly Step[], print: (text: string) => void): Promise<void> {
  for (const [index, { title, run, advice }] of steps.entries()) {
    const name = `${index + 1}/${steps.length} ${title}`;
    print(`── ${name}`);
    const start = performance.now();
    try {
      const outcome = await run();
      const seconds = ((performance.now() - start) / 1000).toFixed(1).replace(".", ",");
      print(`   ${typeof outcome === "string" ? outcome : "fait"} (${seconds} s)`);
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      const sentence = typeof advice === "string" ? advice : await advice();
      throw new CliError(`${error.message}\n\nÉchec de l'étape ${name}. ${sentence}`);
    }
  }
}
