import { formatNumber } from "#app/content/format.ts";
import { addDays } from "#app/features/callback/working-days.ts";
import { sayShortDay } from "#people/french-time.ts";
import type { Bucket } from "#people/reached-calls.ts";
import { html, type Piece } from "../html.ts";
import { icon } from "../icons.ts";
import type { Place } from "../places.ts";
import { capitalise } from "../shell.ts";
import { type Ranking, type Results, type Series, total } from "./measure.ts";
import { type Comparison, PERIODS, type PeriodName } from "./periods.ts";
import { plotRanking, plotSeries } from "./plots.ts";
import { sayChange, sayResults, sayWarning, unitWord } from "./result-words.ts";

/** « Résultats »: does the site bring anybody? */
export function renderResults(results: Results, place: Place, period: PeriodName): Piece {
  const { comparison, series, rankings } = results;
  const warning = sayWarning(comparison);
  const [pages, buttons, programmes, campaigns, askers] = rankings;
  return html`<div class="bo-wide"><div class="bo-head"><h1>Résultats</h1><p class="bo-quiet">${saySpan(comparison)}</p><div class="end"><nav class="bo-seg" aria-label="Période">${Object.entries(
    PERIODS,
  ).map(
    ([name, { label }]) =>
      html`<a href="/${place.name}/resultats?periode=${name}" ${name === period ? html`aria-current="true"` : ""}>${label}</a>`,
  )}</nav></div></div>
<p class="bo-lede">${sayResults(results)}</p>${warning ? html`<p class="bo-quiet">${warning}</p>` : ""}
<div class="bo-leg bo-quiet bo-small"><span><i></i>cette période</span><span><i class="o"></i>${comparison.unit === "week" ? "la même semaine" : "le même mois"}, période d'avant</span><span>Chaque graphique a son échelle.</span></div>
<div class="bo-multi">${Object.entries(series).map(([name, one]) => renderSeries(capitalise(name), one, comparison))}</div>
${weeksTable(series, comparison)}
<div class="bo-pairs">${pages && renderRanking(pages, true)}${buttons && renderRanking(buttons, true)}${programmes && renderRanking(programmes)}<div class="bo-pair">${campaigns && renderRanking(campaigns)}${askers && renderRanking(askers)}</div></div></div>`;
}

function saySpan(comparison: Comparison): string {
  const { unit, now, before } = comparison;
  const range = (buckets: readonly Bucket[], year: boolean) => {
    const last = addDays(buckets.at(-1)?.to ?? "", -1);
    return `du ${bare(buckets[0]?.from ?? "")} au ${year ? sayShortDay(last) : bare(last)}`;
  };
  return `${now.length} ${unitWord(comparison)}, ${range(now, true)}, contre les ${before.length} d’avant, ${range(before, unit === "month")}`;
}

function bare(day: string): string {
  return sayShortDay(day, new Date(day));
}

function bucketLabel({ from }: Bucket, unit: Comparison["unit"]): string {
  const [year = "", month = "", day = ""] = from.split("-");
  if (unit === "week") return `${Number(day)}/${Number(month)}`;
  const name = bare(from).split("\u00A0").at(-1) ?? month;
  return month === "01" ? `${name} ${year}` : name;
}

function endLabel({ from }: Bucket, unit: Comparison["unit"]): string {
  return unit === "week" ? bare(from) : bucketLabel({ from, to: from }, unit);
}

function renderSeries(label: string, one: Series, { unit, now }: Comparison): Piece {
  const [sum, before] = [total(one.now), total(one.before)];
  const [first, last] = [now[0], now.at(-1)] as [Bucket, Bucket];
  const description = `${label} par ${unit === "week" ? "semaine" : "mois"} : ${one.now.join(", ")} ; avant : ${one.before.join(", ")}.`;
  return html`<figure><h2>${label}</h2><p class="v"><b>${formatNumber(sum)}</b><span class="bo-quiet bo-small">contre ${formatNumber(before)}, ${sayChange(sum, before)}</span></p>${plotSeries(one, [endLabel(first, unit), endLabel(last, unit)], description)}</figure>`;
}

function weeksTable(series: Results["series"], { unit, now }: Comparison): Piece {
  return html`<div class="bo-scroll" tabindex="0" role="region" aria-label="Tableau par ${unit === "week" ? "semaine" : "mois"}"><table class="bo-t bo-t--tight bo-t--weeks"><caption class="vh">Par ${unit === "week" ? "semaine" : "mois"}</caption><thead><tr><th scope="col">${unit === "week" ? "Semaine du" : "Mois"}</th>${now.map(
    (bucket) => html`<th scope="col" class="r">${bucketLabel(bucket, unit)}</th>`,
  )}<th scope="col" class="r">Total</th><th scope="col" class="r">Avant</th><th scope="col" class="r">Écart</th></tr></thead><tbody>${Object.entries(
    series,
  ).map(([name, one]) => {
    const [sum, before] = [total(one.now), total(one.before)];
    return html`<tr><th scope="row">${capitalise(name)}</th>${one.now.map((value) => html`<td class="r">${formatNumber(value)}</td>`)}<td class="r tot">${formatNumber(sum)}</td><td class="r">${formatNumber(before)}</td><td class="r">${sayChange(sum, before)}</td></tr>`;
  })}</tbody></table></div>`;
}

function renderRanking({ title, by, rows }: Ranking, isOpen = false): Piece {
  return html`<section><h2 class="bo-h3 bo-ranked">${title}<small>${by}</small></h2>${
    rows.length === 0
      ? html`<p class="bo-quiet">Aucune demande dans cette période ni dans celle d'avant.</p>`
      : html`${plotRanking(rows, `${title}, ${by} : ${rows.map(({ label, now }) => `${label} ${now}`).join(", ")}.`)}
<details class="bo-det" ${isOpen ? "open" : ""}><summary>${icon("chevron")}Le tableau</summary><table class="bo-t bo-t--tight"><caption class="vh">${title}</caption><thead><tr><th scope="col"><span class="vh">${by}</span></th><th scope="col" class="r">Demandes</th><th scope="col" class="r">Avant</th><th scope="col" class="r">Écart</th></tr></thead><tbody>${rows.map(
          ({ label, now, before }) =>
            html`<tr><th scope="row">${label}</th><td class="r tot">${formatNumber(now)}</td><td class="r">${formatNumber(before)}</td><td class="r">${sayChange(now, before)}</td></tr>`,
        )}</tbody></table></details>`
  }</section>`;
}
