import { type Figures, readResults } from "#workers/people/results/results.ts";
import { officeContext } from "../context.ts";
import { answerCsv } from "../frame/files.ts";
import type { Route } from "./+types/csv";
import { FIGURE_NAMES, FIGURES, readUnit, sayCampaign, sayPeriod } from "./figure-words.ts";

/** The periods, then the campaigns over all of them. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { stores, now } = context.get(officeContext);
  const { unit, periods, campaigns } = await readResults(stores.database, readUnit(new URL(request.url).searchParams), now);
  const count = (counted: Figures) => Object.fromEntries(FIGURES.map((figure) => [FIGURE_NAMES[figure], counted[figure]]));
  const rows = [
    ...periods.map((period) => ({ Période: sayPeriod(period, unit), Campagne: "toutes", ...count(period) })),
    ...campaigns.map((row) => ({ Période: "toute la période", Campagne: sayCampaign(row.campaign), ...count(row) })),
  ];
  return answerCsv("resultats.csv", rows, ["Période", "Campagne", ...Object.values(FIGURE_NAMES)]);
}
