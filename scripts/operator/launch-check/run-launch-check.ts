import { parisDate } from "#app/content/dated.ts";
import { accept, readAcceptances, writeAcceptances } from "./acceptances.ts";
import { listFindings } from "./checks.ts";
import { readFacts } from "./facts.ts";
import { describeFindings, listOpen } from "./report.ts";

/**
 * Checks content and settings with what `orders` accept, which is written down unless this is a rehearsal.
 * Returns the report and how much still blocks. Throws a CliError on an order that makes no sense.
 */
export async function runLaunchCheck(
  orders: readonly string[],
  now: Date,
  { isRehearsal = false, secrets }: { isRehearsal?: boolean; secrets: readonly string[] | null },
): Promise<{ report: string; blockingCount: number }> {
  const findings = listFindings(await readFacts(now, secrets));
  let acceptances = readAcceptances();
  for (const order of orders) acceptances = accept(order, findings, acceptances, parisDate(now));
  if (orders.length > 0 && !isRehearsal) writeAcceptances(acceptances);
  return { report: describeFindings(findings, acceptances), blockingCount: listOpen(findings, acceptances, "blocking").length };
}
