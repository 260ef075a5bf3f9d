import { yearIndemnities } from "#app/content/claims.ts";
import type { Visitor } from "#app/content/financing-address.ts";
import { formatDate, formatEuros, formatHours } from "#app/content/format.ts";
import { isToConfirm } from "#app/content/indemnities.ts";
import { financingPage } from "#app/content/pages/financing.ts";
import { professions } from "#app/content/professions.ts";
import { type ScaleRow, scaleCheckedOn, scaleSources } from "#app/content/scale.ts";
import { PROFESSIONS, type Profession } from "#app/content/vocabulary.ts";
import { yearHoursAt } from "#app/content/year-limits.ts";
import { Indemnity } from "#app/features/indemnity.tsx";
import { useToday } from "#app/features/today.ts";
import { FormatMark } from "#app/ui/motifs/format-mark.tsx";

const texts = financingPage.scale;

/** The visitor's profession comes first. */
export function Scale({ rows, profession, status }: Visitor & { rows: Readonly<Record<Profession, readonly ScaleRow[]>> }) {
  const mine = status && texts.mine[status];
  const order = profession ? PROFESSIONS.toSorted((a) => (a === profession ? -1 : 1)) : PROFESSIONS;
  return (
    <section id="bareme" aria-labelledby="bareme-titre" className="section @container scroll-mt-17 bg-mist xl:scroll-mt-20">
      <div className="wrap split gap-8">
        <div className="grid content-start gap-4 text-small">
          <h2 id="bareme-titre" className="text-h2">
            {texts.title}
          </h2>
          {mine && (
            <p className="border-l-6 border-tone pl-4 text-body">
              <b className="font-600">{mine.lead}</b> {mine.text}
            </p>
          )}
          <p>{texts.note}</p>
          {!mine && order.map((one) => <p key={one}>{yearIndemnities[one].note}</p>)}
          <p className="text-moss">
            {texts.net} {scaleCheckedOn && `${texts.checked} ${formatDate(scaleCheckedOn)}.`}
          </p>
        </div>
        <table className="financing-scale-table numeric self-start leading-title" data-price-only={mine ? "" : undefined}>
          <caption className="visually-hidden">{texts.caption}</caption>
          <thead>
            <tr>
              {Object.values(texts.columns).map((column) => (
                <th key={column} scope="col" className="border-b-2 border-ink text-moss align-bottom [font-size:var(--text-micro)]">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {order.map((one) => (
            <ProfessionRows key={one} profession={one} rows={rows[one]} />
          ))}
        </table>
      </div>
    </section>
  );
}

function ProfessionRows({ profession, rows }: { profession: Profession; rows: readonly ScaleRow[] }) {
  const { text, name, url, readOn } = scaleSources[profession];
  return (
    <tbody className={`tone-${profession}`}>
      <tr>
        <th
          colSpan={4}
          scope="rowgroup"
          className="border-tone border-b-1.5 pt-[1.6rem] font-700 font-display text-subtitle text-tone leading-[1.25]"
        >
          {professions[profession].shortTitle}{" "}
          <small className="block font-400 font-text text-moss text-small leading-title">
            {yearHoursAt(profession, useToday()).ceiling}
          </small>
        </th>
      </tr>
      {rows.map((row) => (
        <Row key={Object.values(row).join()} row={row} />
      ))}
      <tr>
        <td colSpan={4} className="border-0 font-400 font-text text-moss text-small leading-[1.45] whitespace-normal">
          {texts.title}. {text}{" "}
          {url && readOn && (
            <>
              <a href={url} target="_blank" rel="noopener" className="text-current">
                {name}
              </a>
              , {texts.readOn} {formatDate(readOn)}.
            </>
          )}
        </td>
      </tr>
    </tbody>
  );
}

function Row({ row: { format, hours, priceInCents, indemnityInCents, perHourInCents } }: { row: ScaleRow }) {
  const isUnconfirmed = isToConfirm(format);
  return (
    <tr>
      <th scope="row">
        <span className="inline-flex items-baseline gap-1.5">
          <FormatMark format={format} className="self-center" />
          <b className="w-8 font-600">{format}</b> {formatHours(hours)}
        </span>
      </th>
      <td>{formatEuros(priceInCents)}</td>
      <td>
        <Indemnity cents={indemnityInCents} isToConfirm={isUnconfirmed} isScaleInHead />
      </td>
      <td>
        <Indemnity cents={perHourInCents} isToConfirm={isUnconfirmed} isScaleInHead />
      </td>
    </tr>
  );
}
