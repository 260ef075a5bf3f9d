import { FIGURES } from "#workers/db/vocabulary.ts";
import { type Figures, readResults } from "#workers/people/results/results.ts";
import { officeContext } from "../context.ts";
import { answerCsv } from "../frame/files.ts";
import type { Route } from "./+types/csv";
import { FIGURE_NAMES, formatCampaign, formatPeriod, readUnit } from "./figure-words.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { stores, now } = context.get(officeContext);
  const { unit, periods, campaigns } = await readResults(stores.database, readUnit(new URL(request.url).searchParams), now);
  const rows = [
    ...periods.map((period) => ({ ...period, when: formatPeriod(period, unit), campaign: "toutes" })),
    ...campaigns.map((row) => ({ ...row, when: "toute la période", campaign: formatCampaign(row.campaign) })),
  ];
  return answerCsv<Figures & { when: string; campaign: string }>("resultats.csv", rows, {
    Période: ({ when }) => when,
    Campagne: ({ campaign }) => campaign,
    ...Object.fromEntries(FIGURES.map((figure) => [FIGURE_NAMES[figure], (row: Figures) => row[figure]])),
  });
}
