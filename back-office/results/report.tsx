import { Link } from "react-router";
import { parisDate } from "#app/content/dated.ts";
import { Button } from "#app/ui/button.tsx";
import { capitalise } from "#people/capitalise.ts";
import { monthAfter, monthBefore, REPORT_COLUMNS, readMonth, readMonthReport, sayMonth } from "#people/month-report.ts";
import { visitContext } from "#scripts/operator/back-office/office.ts";
import { PageHead } from "../frame/page-head.tsx";
import { Screen } from "../frame/screen.tsx";
import { SectionHead } from "../frame/section-head.tsx";
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
export default function MonthReportScreen({ loaderData: { report, place, isUnfinished, next }, params }: Route.ComponentProps) {
  const linkTo = (month: string) => `/${params.place}/resultats/rapport?mois=${month}`;
  const name = sayMonth(report.month);
  return (
    <Screen title={`Rapport, ${name}`} keys={[{ keys: ["Échap"], does: "revenir aux résultats" }]}>
      <PageHead title={`Rapport, ${name}`} words={isUnfinished ? `${place}, mois en cours : jusqu’ici` : place}>
        <Link to={linkTo(monthBefore(report.month))}>Mois d'avant</Link>
        {next && <Link to={linkTo(next)}>Mois d'après</Link>}
        <Button size="sm" className="only-with-script" onClick={() => print()}>
          Imprimer
        </Button>
        <Link to={`/${params.place}/resultats`} data-key="Escape">
          Revenir aux résultats
        </Link>
      </PageHead>
      <div className="grid max-w-4xl gap-8 px-4 pb-10 lg:px-6">
        <p className="text-moss">
          Sans nommer personne : un nombre inférieur à 5 est caché, et une valeur rare qu'un visiteur a pu écrire est comptée avec les
          autres.
        </p>
        <ReportTable title="En tout" rows={[{ label: "Total", counts: report.totals }]} />
        {report.tables
          .filter(({ rows }) => rows.length > 0)
          .map(({ title, rows }) => (
            <ReportTable key={title} title={title} rows={rows} />
          ))}
      </div>
    </Screen>
  );
}

function ReportTable({ title, rows }: { title: string; rows: readonly { label: string; counts: readonly string[] }[] }) {
  return (
    <section className="overflow-x-auto break-inside-avoid">
      <SectionHead title={title} />
      <table className="figures figures-tight table-fixed max-sm:min-w-120">
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col" className="w-2/5">
              <span className="visually-hidden">Valeur</span>
            </th>
            {REPORT_COLUMNS.map((column) => (
              <th key={column} scope="col" className="figure">
                {capitalise(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, counts }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {counts.map((words, index) => (
                <td key={REPORT_COLUMNS[index]} className="figure">
                  {words}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
