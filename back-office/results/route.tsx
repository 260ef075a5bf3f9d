import { formatNumber } from "#app/content/format.ts";
import { Button } from "#app/ui/button.tsx";
import { FIGURES } from "#workers/db/vocabulary.ts";
import { countContacts, readResults } from "#workers/people/results/results.ts";
import { officeContext } from "../context.ts";
import { keepScreenOnFault } from "../frame/connection.ts";
import { FIGURE, Figures } from "../frame/figures.tsx";
import { Ordinal } from "../frame/ordinal.tsx";
import { PageHead, Screen } from "../frame/screen.tsx";
import { Segments } from "../frame/segments.tsx";
import type { Route } from "./+types/route";
import { FIGURE_NAMES, formatCampaign, formatPeriod, PERIOD_NAMES, readUnit } from "./figure-words.ts";
import { Plot } from "./plot.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { stores, now } = context.get(officeContext);
  return readResults(stores.database, readUnit(url.searchParams), now);
}

export const clientLoader = keepScreenOnFault<typeof loader>();

/** Prints on one page. */
export default function Results({ loaderData: { unit, periods, campaigns } }: Route.ComponentProps) {
  const name = unit === "week" ? "Par semaine" : "Par mois";
  return (
    <Screen title="Résultats">
      <PageHead title="Résultats">
        <Segments
          label="Période"
          segments={[
            { to: "?", label: "Par semaine", isCurrent: unit === "week" },
            { to: "?par=mois", label: "Par mois", isCurrent: unit === "month" },
          ]}
        />
        <a href={unit === "month" ? "/resultats.csv?par=mois" : "/resultats.csv"}>CSV</a>
        <Button variant="line" size="sm" className="only-with-script" onClick={() => print()}>
          Imprimer
        </Button>
      </PageHead>
      <div className="grid gap-x-12 gap-y-8 screen-sides pb-10 desktop:cols-7-4">
        <div className="grid content-start gap-8">
          <Plot periods={periods} unit={unit} label={name} />
          <Figures
            name={name}
            className="tight"
            heads={[{ words: PERIOD_NAMES[unit] }, ...Object.values(FIGURE_NAMES).map(asFigure)]}
            rows={periods.map((period) => ({
              key: period.from,
              label: <Ordinal words={formatPeriod(period, unit)} />,
              cells: FIGURES.map((figure) => formatNumber(period[figure])),
            }))}
          />
        </div>
        <Figures
          name="Par campagne"
          by="sur toute la période montrée"
          none="Rien encore."
          className="tight"
          heads={[{ words: "Campagne" }, ...["Contacts", FIGURE_NAMES.inscrit].map(asFigure)]}
          rows={campaigns.map((row) => ({
            key: String(row.campaign),
            label: <span className="inline-block min-w-17 wrap-anywhere">{formatCampaign(row.campaign)}</span>,
            cells: [countContacts(row), row.inscrit].map(formatNumber),
          }))}
        >
          <p className="mt-3 text-moss text-compact">
            Une personne compte une fois par issue et par {unit === "week" ? "semaine" : "mois"}.
          </p>
        </Figures>
      </div>
    </Screen>
  );
}

const asFigure = (words: string) => ({ words, look: FIGURE });
