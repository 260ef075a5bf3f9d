import { CliError } from "#scripts/toolbox.ts";
import { runLaunchCheck } from "../launch-check/run-launch-check.ts";
import type { Step } from "./steps.ts";

interface Options {
  isRehearsal: boolean;
  print(text: string): void;
  /** The names of the live site's secrets; a rehearsal asks nobody. */
  listSecrets?(): Promise<string[] | null>;
}

/** The launch check as a step: it stops a deployment to production, and only informs a rehearsal. */
export function checkLaunch(orders: readonly string[], { isRehearsal, print, listSecrets }: Options): Step {
  return {
    title: "Contrôle de lancement",
    async run() {
      const { report, blockingCount } = await runLaunchCheck(orders, new Date(), { isRehearsal, secrets: (await listSecrets?.()) ?? null });
      if (blockingCount === 0) return "rien ne bloque";
      if (!isRehearsal) throw new CliError(report);
      print(report);
      return `${blockingCount} point(s) arrêteraient une vraie mise en ligne`;
    },
    advice: "Rien n'a été envoyé. Réglez ces points, ou faites-les accepter par une personne, puis relancez.",
  };
}
