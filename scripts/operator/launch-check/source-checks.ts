import { formatDate } from "#app/content/format.ts";
import type { Facts } from "./facts.ts";
import { type Finding, slug } from "./findings.ts";

/** What the site says of priorities and of who pays, and where that was read. */

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** A programme without a priority tells its visitors to check for themselves. */
export function checkPriorities({ programmes }: Pick<Facts, "programmes">): Finding[] {
  return programmes
    .filter(({ priorityOrientation }) => priorityOrientation === undefined)
    .map(({ id, title }) => ({
      id: `orientation-${id}`,
      severity: "toConfirm",
      group: "Références et montants",
      text: `« ${title} » n'a pas d'orientation prioritaire avec sa source : la sélection invite le visiteur à vérifier (app/content/programmes/${id}.ts, priorityOrientation)`,
    }));
}

/** Who pays for whom, as the financing page says it: without a source, somebody must have read the rules. */
export function checkPayers({ statuses }: Pick<Facts, "statuses">): Finding[] {
  const payers = Object.values(statuses).map(({ label, payer }) => `${label}, ${payer}`);
  return [
    {
      id: "financeurs",
      severity: "toConfirm",
      group: "Références et montants",
      text: `la page Financement dit qui paie sans citer de source : ${payers.join(" ; ")} (app/content/statuses.ts)`,
    },
  ];
}

/** The sources of the employer's file that nobody has read for a year. */
export function checkFinancingSources({ financers, now }: Pick<Facts, "financers" | "now">): Finding[] {
  return financers
    .filter(({ source }) => now.getTime() - Date.parse(source.readOn) > YEAR_MS)
    .map(({ status, source }) => ({
      id: `source-${slug(status)}`,
      severity: "toConfirm",
      group: "Dates",
      text: `« ${status} » : la source (${source.name}) n'a pas été relue depuis le ${formatDate(source.readOn)} (app/content/pages/employer-file.ts)`,
    }));
}
