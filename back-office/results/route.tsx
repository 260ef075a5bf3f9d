import { Link } from "react-router";
import { capitalise, formatNumber } from "#app/content/format.ts";
import { visitContext } from "#scripts/operator/back-office/office.ts";
import { listFacts } from "#workers/db/results.ts";
import { type CampaignRow, measure, type Ranking, type Series, total } from "#workers/people/measure-results.ts";
import { sayCatalogue } from "#workers/people/record-words.ts";
import { type Comparison, listBuckets, PERIODS, readPeriod, spanOf } from "#workers/people/result-periods.ts";
import { sayBucket, sayChange, sayEnd, sayResults, saySpan, sayWarning } from "#workers/people/result-words.ts";
import { SCREENS } from "#workers/people/screen-words.ts";
import { FIGURE, FigureSection, Figures, figureHeads } from "../frame/figures.tsx";
import { PageHead, Segments } from "../frame/heads.tsx";
import { PLATES } from "../frame/plate.tsx";
import { Screen } from "../frame/screen.tsx";
import type { Route } from "./+types/route";
import { MARKS, SeriesPlot } from "./series-plot.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { stores, now } = context.get(visitContext);
  const period = readPeriod(new URL(request.url).searchParams.get("periode"));
  const comparison = listBuckets(period, now);
  return { period, results: measure(await listFacts(stores.database, spanOf(comparison)), comparison) };
}

/** « Résultats »: does the site bring anybody? */
export default function Results({ loaderData: { period, results } }: Route.ComponentProps) {
  const { comparison, series, rankings, campaigns } = results;
  const warning = sayWarning(comparison);
  const periods = Object.entries(PERIODS).map(([name, { label }]) => ({
    words: label,
    to: `?periode=${name}`,
    isCurrent: name === period,
  }));
  return (
    <Screen title={SCREENS.resultats} keys={{ "changer d’écran": "1 2 3 4" }}>
      <PageHead title={SCREENS.resultats} words={saySpan(comparison)}>
        <Segments label="Période" views={periods} />
        <Link to="rapport">Rapport du mois</Link>
      </PageHead>
      <div className="screen-sides pb-10">
        <p className="verdict">{sayResults(results)}</p>
        {warning && <p className="-mt-3 mb-5.5 text-moss">{warning}</p>}
        <Legend isOfWeeks={comparison.unit === "week"} />
        <div className={FIVE_PLOTS}>
          {Object.entries(series).map(([name, one]) => (
            <SeriesFigure key={name} label={capitalise(name)} series={one} comparison={comparison} />
          ))}
        </div>
        <SeriesTable series={series} comparison={comparison} />
        <div className="two-columns mt-9">
          {rankings.map((ranking) => (
            <RankingSection key={ranking.by} ranking={ranking} />
          ))}
          <Campaigns rows={campaigns} />
        </div>
      </div>
    </Screen>
  );
}

const FIVE_PLOTS = [
  "grid gap-x-9 gap-y-3 overflow-hidden border-ink border-t-1.5",
  "[grid-template-columns:repeat(auto-fit,minmax(max(11.5rem,16%),1fr))]",
].join(" ");

function Legend({ isOfWeeks }: { isOfWeeks: boolean }) {
  const entries = [
    { mark: "bg-pine", words: "cette période" },
    { mark: "border-1.5 border-edge", words: `${isOfWeeks ? "la même semaine" : "le même mois"}, période d’avant` },
    { mark: "border-1.5 border-dashed border-pine bg-meltwater", words: `${isOfWeeks ? "cette semaine" : "ce mois-ci"}, jusqu’ici` },
  ];
  return (
    <p className="flex flex-wrap gap-5.5 pb-2.5 text-moss text-small">
      {entries.map(({ mark, words }) => (
        <span key={words} className="inline-flex items-center gap-1.75">
          <i className={`size-3.25 ${mark}`} />
          {words}
        </span>
      ))}
      <span>Chaque graphique a son échelle.</span>
    </p>
  );
}

const DIVIDED = "relative pt-3 pb-1 before:absolute before:inset-y-3 before:-left-4.5 before:border-l-1 before:content-empty";

function SeriesFigure({ label, series, comparison: { unit, now } }: { label: string; series: Series; comparison: Comparison }) {
  const [sum, before] = [total(series.now), total(series.before)];
  const counts = `${series.now.join(", ")} ; avant : ${series.before.join(", ")} ; jusqu’ici : ${series.current}.`;
  return (
    <figure className={DIVIDED}>
      <h2 className="text-label leading-title">{label}</h2>
      <p className="flex items-baseline gap-2 whitespace-nowrap">
        <b className="numeric font-650 font-display text-[2rem] leading-[1.15]">{formatNumber(sum)}</b>
        <span className="text-moss text-small">
          contre {formatNumber(before)}, {sayChange(sum, before)}
        </span>
      </p>
      <SeriesPlot
        series={series}
        ends={[sayEnd(now[0], unit), sayEnd(now.at(-1), unit)]}
        label={`${label} par ${unit === "week" ? "semaine" : "mois"} : ${counts}`}
      />
    </figure>
  );
}

function SeriesTable({ series, comparison: { unit, now } }: { series: Record<string, Series>; comparison: Comparison }) {
  return (
    <Figures
      name={`Par ${unit === "week" ? "semaine" : "mois"}`}
      className="tight mt-3.5 max-sm:min-w-190"
      heads={[
        { words: unit === "week" ? "Semaine du" : "Mois" },
        ...figureHeads(...now.map((bucket) => sayBucket(bucket, unit))),
        { words: "Total", look: SUM },
        ...figureHeads("Avant", "Écart"),
        { words: "Jusqu’ici", look: `${FIGURE} text-moss` },
      ]}
      rows={Object.entries(series).map(([name, one]) => {
        const [sum, before] = [total(one.now), total(one.before)];
        const figures = [...one.now.map(formatNumber), formatNumber(sum), formatNumber(before), sayChange(sum, before)];
        return { key: name, label: capitalise(name), cells: [...figures, formatNumber(one.current)] };
      })}
    />
  );
}

const SUM = `${FIGURE} font-650`;

function RankingSection({ ranking: { title, by, rows } }: { ranking: Ranking }) {
  const highest = Math.max(1, ...rows.map(({ now, before }) => Math.max(now, before)));
  return (
    <FigureSection
      name={title}
      by={by}
      none="Aucune demande dans cette période ni dans celle d’avant."
      className="tight"
      heads={[
        { words: by, isHidden: true },
        { words: "En barres", look: "w-1/3 max-sm:hidden", isHidden: true },
        { words: "Demandes", look: SUM },
        ...figureHeads("Avant", "Écart"),
      ]}
      rows={rows.map(({ label, now, before, profession }) => ({
        key: label,
        label: (
          <>
            <span className="font-400">{label}</span>{" "}
            {profession && label !== sayCatalogue(profession) && (
              <span className="font-400 text-moss text-micro">{PLATES[profession].letters}</span>
            )}
          </>
        ),
        cells: [
          <Bar key={label} now={now / highest} before={before / highest} tone={profession ? `tone-${profession}` : ""} />,
          formatNumber(now),
          formatNumber(before),
          sayChange(now, before),
        ],
      }))}
    />
  );
}

/** The bar of this period, the outline of the one before, a light mark where the outline runs behind the bar: shares of the longest. */
function Bar({ now, before, tone }: { now: number; before: number; tone: string }) {
  const [length, outline] = [`${100 * now}%`, `${100 * before}%`];
  return (
    <svg aria-hidden="true" className={`h-5.5 w-full overflow-visible ${tone}`}>
      <rect width={outline} height="100%" className={MARKS.before} />
      <rect y="20%" width={length} height="60%" className={MARKS.now} />
      {before > 0 && before < now && <line x1={outline} x2={outline} y1="20%" y2="80%" className={MARKS.behind} />}
    </svg>
  );
}

/** What each way of finding the site brought, to the registration. */
function Campaigns({ rows }: { rows: readonly CampaignRow[] }) {
  return (
    <FigureSection
      name="Comment on nous a trouvés"
      by="par campagne, cette période"
      none="Personne dans cette période."
      className="tight"
      heads={[{ words: "Campagne" }, ...figureHeads("Catalogues", "Demandes", "Rendez-vous", "Inscrits")]}
      rows={rows.map(({ label, catalogues, demandes, "rendez-vous": bookings, inscrits }) => ({
        key: label,
        label,
        cells: [catalogues, demandes, bookings, inscrits].map(formatNumber),
      }))}
    />
  );
}
