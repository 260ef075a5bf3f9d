import "./plots.css";
import { Link } from "react-router";
import { formatNumber } from "#app/content/format.ts";
import { capitalise } from "#people/capitalise.ts";
import { type CampaignRow, measure, type Ranking, type Series, total } from "#people/measure-results.ts";
import { type Comparison, listBuckets, PERIODS, readPeriod, spanOf } from "#people/result-periods.ts";
import { sayBucket, sayChange, sayEnd, sayResults, saySpan, sayWarning } from "#people/result-words.ts";
import { visitContext } from "#scripts/operator/back-office/office.ts";
import { listBookingFacts, listCatalogueFacts, listOutcomeFacts, listRequestFacts } from "#workers/db/results.ts";
import { Icon } from "../frame/icon.tsx";
import { PageHead } from "../frame/page-head.tsx";
import { Screen } from "../frame/screen.tsx";
import { SectionHead } from "../frame/section-head.tsx";
import { Segments } from "../frame/segments.tsx";
import type { Route } from "./+types/route";
import { RankingPlot } from "./ranking-plot.tsx";
import { SeriesPlot } from "./series-plot.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { stores, now } = context.get(visitContext);
  const period = readPeriod(new URL(request.url).searchParams.get("periode"));
  const comparison = listBuckets(period, now);
  const span = spanOf(comparison);
  const [catalogues, requests, bookings, outcomes] = await Promise.all([
    listCatalogueFacts(stores.database, span),
    listRequestFacts(stores.database, span),
    listBookingFacts(stores.database, span),
    listOutcomeFacts(stores.database, span),
  ]);
  return { period, results: measure({ catalogues, requests, bookings, outcomes }, comparison) };
}

/** « Résultats »: does the site bring anybody? */
export default function Results({ loaderData, params }: Route.ComponentProps) {
  const { period, results } = loaderData;
  const { comparison, series, rankings, campaigns } = results;
  const warning = sayWarning(comparison);
  return (
    <Screen title="Résultats" keys={[{ keys: ["1", "2", "3", "4"], does: "changer d’écran" }]}>
      <PageHead title="Résultats" words={saySpan(comparison)}>
        <Segments label="Période">
          {Object.entries(PERIODS).map(([name, { label }]) => (
            <Link key={name} to={`/${params.place}/resultats?periode=${name}`} aria-current={name === period ? "true" : undefined}>
              {label}
            </Link>
          ))}
        </Segments>
        <Link to={`/${params.place}/resultats/rapport`}>Rapport du mois</Link>
      </PageHead>
      <div className="px-4 pb-10 lg:px-6">
        <p className="max-w-[43em] pt-1.5 pb-5.5 font-500 font-display text-amount leading-[1.32]">{sayResults(results)}</p>
        {warning && <p className="-mt-3 mb-5.5 text-moss">{warning}</p>}
        <Legend comparison={comparison} />
        <div className="results-series">
          {Object.entries(series).map(([name, one]) => (
            <SeriesFigure key={name} label={capitalise(name)} series={one} comparison={comparison} />
          ))}
        </div>
        <SeriesTable series={series} comparison={comparison} />
        <div className="mt-9 grid gap-x-14 [&>*]:min-w-0 gap-y-9 [grid-template-columns:repeat(auto-fit,minmax(min(33rem,100%),1fr))]">
          {rankings.map((ranking) => (
            <RankingSection key={ranking.by} ranking={ranking} />
          ))}
          <Campaigns rows={campaigns} />
        </div>
      </div>
    </Screen>
  );
}

function Legend({ comparison }: { comparison: Comparison }) {
  return (
    <p className="flex flex-wrap gap-5.5 pb-2.5 text-moss text-small">
      <span className="inline-flex items-center gap-1.75">
        <i className="size-3.25 bg-pine" />
        cette période
      </span>
      <span className="inline-flex items-center gap-1.75">
        <i className="size-3.25 border-1.5 border-edge border-solid" />
        {comparison.unit === "week" ? "la même semaine" : "le même mois"}, période d'avant
      </span>
      <span className="inline-flex items-center gap-1.75">
        <i className="legend-current size-3.25" />
        {comparison.unit === "week" ? "cette semaine" : "ce mois-ci"}, jusqu'ici
      </span>
      <span>Chaque graphique a son échelle.</span>
    </p>
  );
}

function SeriesFigure({ label, series, comparison: { unit, now } }: { label: string; series: Series; comparison: Comparison }) {
  const [sum, before] = [total(series.now), total(series.before)];
  const description = `${label} par ${unit === "week" ? "semaine" : "mois"} : ${series.now.join(", ")} ; avant : ${series.before.join(", ")} ; jusqu’ici : ${series.current}.`;
  return (
    <figure>
      <h2 className="text-label leading-title">{label}</h2>
      <p className="flex items-baseline gap-2 whitespace-nowrap">
        <b className="numeric font-650 font-display text-[2rem] leading-[1.15]">{formatNumber(sum)}</b>
        <span className="text-moss text-small">
          contre {formatNumber(before)}, {sayChange(sum, before)}
        </span>
      </p>
      <SeriesPlot series={series} ends={[sayEnd(now[0], unit), sayEnd(now.at(-1), unit)]} label={description} />
    </figure>
  );
}

function SeriesTable({ series, comparison: { unit, now } }: { series: Record<string, Series>; comparison: Comparison }) {
  const name = `Par ${unit === "week" ? "semaine" : "mois"}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
    <section tabIndex={0} aria-label={name} className="mt-3.5 overflow-x-auto">
      <table className="figures figures-tight max-sm:min-w-190">
        <caption className="visually-hidden">{name}</caption>
        <thead>
          <tr>
            <th scope="col">{unit === "week" ? "Semaine du" : "Mois"}</th>
            {now.map((bucket) => (
              <th key={bucket.from} scope="col" className="figure">
                {sayBucket(bucket, unit)}
              </th>
            ))}
            {["Total", "Avant", "Écart"].map((words) => (
              <th key={words} scope="col" className="figure">
                {words}
              </th>
            ))}
            <th scope="col" className="figure so-far">
              Jusqu'ici
            </th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(series).map(([name, one]) => {
            const [sum, before] = [total(one.now), total(one.before)];
            return (
              <tr key={name}>
                <th scope="row">{capitalise(name)}</th>
                {one.now.map((value, index) => (
                  <td key={now[index]?.from} className="figure">
                    {formatNumber(value)}
                  </td>
                ))}
                <td className="figure sum">{formatNumber(sum)}</td>
                <td className="figure">{formatNumber(before)}</td>
                <td className="figure">{sayChange(sum, before)}</td>
                <td className="figure so-far">{formatNumber(one.current)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function RankingSection({ ranking: { title, by, rows } }: { ranking: Ranking }) {
  return (
    <section>
      <SectionHead title={title} by={by} />
      {rows.length === 0 ? (
        <p className="text-moss">Aucune demande dans cette période ni dans celle d'avant.</p>
      ) : (
        <>
          <RankingPlot rows={rows} label={`${title}, ${by} : ${rows.map(({ label, now }) => `${label} ${now}`).join(", ")}.`} />
          <details className="mt-2">
            <summary className="flex items-center gap-1.5 py-1.5 font-600 text-pine text-small">
              <Icon name="chevron" /> Le tableau
            </summary>
            <table className="figures figures-tight">
              <caption className="visually-hidden">{title}</caption>
              <thead>
                <tr>
                  <th scope="col">
                    <span className="visually-hidden">{by}</span>
                  </th>
                  {["Demandes", "Avant", "Écart"].map((words) => (
                    <th key={words} scope="col" className="figure">
                      {words}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ label, now, before }) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    <td className="figure sum">{formatNumber(now)}</td>
                    <td className="figure">{formatNumber(before)}</td>
                    <td className="figure">{sayChange(now, before)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  );
}

const CAMPAIGN_FIGURES = [
  ["catalogues", "Catalogues"],
  ["demandes", "Demandes"],
  ["rendez-vous", "Rendez-vous"],
  ["inscrits", "Inscrits"],
] as const;

/** What each way of finding the site brought, to the registration. */
function Campaigns({ rows }: { rows: readonly CampaignRow[] }) {
  return (
    <section>
      <SectionHead title="Comment on nous a trouvés" by="par campagne, cette période" />
      {rows.length === 0 ? (
        <p className="text-moss">Personne dans cette période.</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="figures figures-tight">
            <caption className="visually-hidden">Comment on nous a trouvés</caption>
            <thead>
              <tr>
                <th scope="col">Campagne</th>
                {CAMPAIGN_FIGURES.map(([name, words]) => (
                  <th key={name} scope="col" className="figure">
                    {words}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.label}>
                  <th scope="row">{row.label}</th>
                  {CAMPAIGN_FIGURES.map(([name]) => (
                    <td key={name} className="figure">
                      {formatNumber(row[name])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
