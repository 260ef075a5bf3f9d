import { formatCount } from "#app/content/format.ts";
import { CliError } from "#scripts/toolbox.ts";
import { runLaunchCheck } from "../launch-check/report.ts";

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

interface Options {
  isRehearsal: boolean;
  print(text: string): void;
  /** Told how many points would stop a deployment. */
  noteBlocking?(count: number): void;
  /** The names of the live site's secrets; a rehearsal asks nobody. */
  listSecrets?(): Promise<string[] | null>;
}

/** « 2 points arrêteraient une vraie mise en ligne » */
export function sayBlocking(count: number): string {
  if (count === 0) return "rien n'arrêterait une vraie mise en ligne";
  return `${formatCount(count, "point arrêterait", "points arrêteraient")} une vraie mise en ligne`;
}

/** The launch check as a step: it stops a deployment to production, and only informs a rehearsal. */
export function checkLaunch(orders: readonly string[], { isRehearsal, print, noteBlocking, listSecrets }: Options): Step {
  return {
    title: "Contrôle de lancement",
    async run() {
      const { report, blockingCount } = await runLaunchCheck(orders, new Date(), { isRehearsal, secrets: (await listSecrets?.()) ?? null });
      noteBlocking?.(blockingCount);
      if (blockingCount === 0) return "rien ne bloque";
      if (!isRehearsal) throw new CliError(report);
      print(report);
      return sayBlocking(blockingCount);
    },
    advice: "Rien n'a été envoyé. Réglez ces points, ou faites-les accepter par une personne, puis relancez.",
  };
}
