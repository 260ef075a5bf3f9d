import { Link } from "react-router";
import { parisDate } from "#app/content/dated.ts";
import { capitalise } from "#app/content/format.ts";
import { Button } from "#app/ui/button.tsx";
import { visitContext } from "#scripts/operator/back-office/office.ts";
import {
  monthAfter,
  monthBefore,
  REPORT_COLUMNS,
  readMonth,
  readMonthReport,
  SMALLEST_SHOWN,
  sayMonth,
} from "#workers/people/month-report.ts";
import { FigureSection, figureHeads } from "../frame/figures.tsx";
import { PageHead } from "../frame/heads.tsx";
import { Screen } from "../frame/screen.tsx";
import type { Route } from "./+types/report";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { stores, now, place } = context.get(visitContext);
  const month = readMonth(new URL(request.url).searchParams.get("mois"), now);
  const thisMonth = parisDate(now).slice(0, 7);
  return {
    report: await readMonthReport(stores.database, month),
    place: place.label,
    isUnfinished: month === thisMonth,
    next: month < thisMonth ? monthAfter(month) : null,
  };
}

/** The month on paper, for whoever may know how much the site brings but not who. */
export default function MonthReportScreen({ loaderData: { report, place, isUnfinished, next } }: Route.ComponentProps) {
  const name = sayMonth(report.month);
  return (
    <Screen title={`Rapport, ${name}`} keys={{ "revenir aux résultats": "Échap" }}>
      <PageHead title={`Rapport, ${name}`} words={isUnfinished ? `${place}, mois en cours : jusqu’ici` : place}>
        <Link to={`?mois=${monthBefore(report.month)}`}>Mois d'avant</Link>
        {next && <Link to={`?mois=${next}`}>Mois d'après</Link>}
        <Button size="sm" className="only-with-script" onClick={() => print()}>
          Imprimer
        </Button>
        <Link to="../resultats" data-key="Escape">
          Revenir aux résultats
        </Link>
      </PageHead>
      <div className="grid max-w-4xl gap-8 screen-sides pb-10">
        <p className="text-moss">
          Sans nommer personne : un nombre inférieur à {SMALLEST_SHOWN} est caché, avec un autre quand le total le trahirait, et une valeur
          rare qu'un visiteur a pu écrire est comptée avec les autres.
        </p>
        {[{ title: "En tout", rows: [{ label: "Total", counts: report.totals }] }, ...report.tables]
          .filter(({ rows }) => rows.length > 0)
          .map(({ title, rows }) => (
            <FigureSection
              key={title}
              name={title}
              className="tight sm:table-fixed [&_tbody_th]:[overflow-wrap:anywhere]"
              heads={[{ words: "Valeur", look: "sm:w-2/5", isHidden: true }, ...figureHeads(...REPORT_COLUMNS.map(capitalise))]}
              rows={rows.map(({ label, counts }) => ({ key: label, label, cells: counts }))}
            />
          ))}
      </div>
    </Screen>
  );
}
