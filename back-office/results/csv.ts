import { type Figures, readResults } from "#workers/people/results/results.ts";
import { officeContext } from "../context.ts";
import { answerCsv } from "../frame/files.ts";
import type { Route } from "./+types/csv";
import { FIGURE_NAMES, FIGURES, formatCampaign, formatPeriod, readUnit } from "./figure-words.ts";

/** Periods, then campaigns. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { stores, now } = context.get(officeContext);
  const { unit, periods, campaigns } = await readResults(stores.database, readUnit(new URL(request.url).searchParams), now);
  const count = (counted: Figures) => Object.fromEntries(FIGURES.map((figure) => [FIGURE_NAMES[figure], counted[figure]]));
  const rows = [
    ...periods.map((period) => ({ Période: formatPeriod(period, unit), Campagne: "toutes", ...count(period) })),
    ...campaigns.map((row) => ({ Période: "toute la période", Campagne: formatCampaign(row.campaign), ...count(row) })),
  ];
  return answerCsv("resultats.csv", rows, ["Période", "Campagne", ...Object.values(FIGURE_NAMES)]);
}
