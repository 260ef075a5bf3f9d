import { formatCount } from "#app/content/format.ts";
import { CliError } from "#scripts/toolbox.ts";
import { runLaunchCheck } from "../launch-check/run-launch-check.ts";
import type { Step } from "./steps.ts";

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
