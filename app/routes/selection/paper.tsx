import { formatEuros, formatHours, joinWords } from "#app/content/format.ts";
import { countPaperCourses, describeHoursOf, explainAccount, selectionPage } from "#app/content/pages/selection.ts";
import { selectionLimits } from "#app/content/pages/selection-limits.ts";
import { Amount, AmountHead } from "#app/features/answer/amount.tsx";
import { AnswerLine } from "#app/features/answer/line.tsx";
import { FormatName } from "#app/ui/motifs/format-mark.tsx";
import { Cover } from "./cover.tsx";
import { listSums, type RunningTotalProps } from "./running-total.tsx";

const { paper, list, total } = selectionPage;

/** The total and the references, as a sheet of paper shows them: figures, one table, two halves. */
export function PaperTotal(props: RunningTotalProps) {
  const { selection, totals, said, programmes, siteOrigin } = props;
  const { choices, isFunded, isAgency, status } = selection;
  const saidOf = (reference: string) => said[status][reference];
  const titleOf = (id: string) => programmes.find((programme) => programme.id === id)?.title;
  const years = [...new Set(choices.map(({ reference }) => saidOf(reference)?.season?.year))].sort();
  /** Nothing is said of an end in a year of which nothing is published. */
  const hasEnds = !years.includes(undefined);
  const hours = describeHoursOf(totals);
  const sum = isAgency ? totals.indemnityInCents : totals.priceInCents;
  const labelled = choices.map(({ reference }) => saidOf(reference)?.amount).find((amount) => amount?.hasStar);
  return (
    <div className="hidden text-sheet leading-list print:-order-1 print:block">
      <dl className="flex gap-x-12mm">
        <Figure term={paper.chosen} value={hours} />
        {listSums(props).map(({ term, text, cents }) => (
          <Figure key={term} term={term} value={cents === undefined ? text : formatEuros(cents)} isWords={cents === undefined} />
        ))}
        {hasEnds && <Figure term={list.end} value={joinWords(years as string[])} />}
      </dl>
      <h2 className="mt-6mm text-title">{countPaperCourses(choices.length, totals.hours)}</h2>
      <table className="selection-sheet numeric mt-2mm">
        <thead className="text-moss">
          <tr className="border-ink border-b-1.5">
            <Head>{paper.course}</Head>
            <Head>{list.format}</Head>
            <Head>{list.reference}</Head>
            {hasEnds && <Head>{list.end}</Head>}
            <Head isFigure>{list.hours}</Head>
            <Head isFigure>{isAgency ? <AmountHead term={list.indemnity} amount={labelled} /> : list.price}</Head>
          </tr>
        </thead>
        <tbody>
          {choices.map(({ reference, programme, format, hours, priceInCents }) => {
            const { season, amount } = saidOf(reference) ?? {};
            return (
              <tr key={reference} className="border-b-1 break-inside-avoid">
                <th scope="row" className="font-600">
                  {titleOf(programme)}
                </th>
                <td className="whitespace-nowrap">
                  <FormatName format={format} />
                </td>
                <td className="font-reference">{reference}</td>
                {hasEnds && <td>{season?.year}</td>}
                <td className="whitespace-nowrap text-right">{formatHours(hours)}</td>
                <td className="whitespace-nowrap text-right">
                  {isAgency && amount ? <Amount amount={amount} isLabelInHead isStarInTerm /> : formatEuros(priceInCents)}
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr className="font-600">
            <th scope="row" colSpan={hasEnds ? 4 : 3}>
              {paper.total}
            </th>
            <td className="whitespace-nowrap text-right">{hours}</td>
            <td className="whitespace-nowrap text-right">{sum === null ? selectionLimits.noTotal : formatEuros(sum)}</td>
          </tr>
        </tfoot>
      </table>
      <div className="mt-6mm grid grid-cols-2 gap-x-8mm">
        {totals.hoursOver > 0 ? (
          <p>{totals.text}</p>
        ) : (
          <div className="grid content-start gap-2">
            <Cover {...props} />
            {totals.text && <AnswerLine text={totals.text} className="font-600" />}
          </div>
        )}
        <div>
          <h3 className="font-600 font-text text-item leading-heading tracking-normal">{total.account}</h3>
          <p className="mt-2">{explainAccount(isFunded)}</p>
        </div>
      </div>
      <p className="mt-4mm text-moss">
        {siteOrigin}
        {selectionPage.path}
      </p>
    </div>
  );
}

function Figure({ term, value, isWords = false }: { term: string; value: string | undefined; isWords?: boolean }) {
  return (
    <div>
      <dt className="text-moss">{term}</dt>
      <dd className={`numeric font-display leading-tight ${isWords ? "text-subtitle text-moss" : "font-700 text-headline"}`}>{value}</dd>
    </div>
  );
}

function Head({ isFigure = false, children }: { isFigure?: boolean; children: React.ReactNode }) {
  return (
    <th scope="col" className={`whitespace-nowrap font-400 ${isFigure ? "text-right" : ""}`}>
      {children}
    </th>
  );
}
