import type { AnsweredScale } from "#app/answer/scale.ts";
import type { Details } from "#app/answer/write.ts";
import { formatDate, formatEuros, formatHours } from "#app/content/format.ts";
import { financingPage, nameAnnounced, titleScale } from "#app/content/pages/financing.ts";
import { sourceSeparator } from "#app/content/payers/sources.ts";
import { professions } from "#app/content/professions.ts";
import { scaleCheckedOn, scaleSources } from "#app/content/scale.ts";
import { isAgencyStatus, type Profession, type Status } from "#app/content/vocabulary.ts";
import { Star } from "#app/features/answer/amount.tsx";
import { Proofs } from "#app/features/answer/proofs.tsx";
import { FormatMark } from "#app/ui/motifs/format-mark.tsx";

const texts = financingPage.scale;

interface ProfessionScale extends AnsweredScale {
  profession: Profession;
  /** « plafond de 21 h en 2026 »; null while none is published. */
  cap: string | null;
  /** How its « jusqu'à » is meant. */
  explanation: string;
}

interface ScaleProps {
  /** The visitor's first. */
  scales: readonly ProfessionScale[];
  note: string;
  details: Details;
  status: Status | undefined;
}

export function Scale({ scales, note, details, status }: ScaleProps) {
  const isOutsideAgency = status !== undefined && !isAgencyStatus(status);
  const [first] = scales;
  return (
    <section id="bareme" aria-labelledby="bareme-titre" className="scroll-mt-16 bg-mist py-section xl:scroll-mt-20">
      <div className="wrap">
        <h2 id="bareme-titre" className="text-h2 print:break-after-avoid">
          {first && titleScale(first.year)}
        </h2>
        {isOutsideAgency && (
          <p className="mt-4 max-w-184">
            <b className="font-600">{texts.mine.lead}</b> {texts.mine.text}
          </p>
        )}
        <div className="mt-8 grid items-start gap-x-8 gap-y-10 lg:grid-cols-2 print:mt-4">
          {scales.map((scale) => (
            <ScaleTable key={scale.profession} scale={scale} isPriceOnly={isOutsideAgency} />
          ))}
        </div>
        <p className="mt-6 max-w-184 text-moss text-small">{note}</p>
        <div className="mt-4 max-w-184">
          <Reading scales={scales} />
          <Proofs {...details} className="-mt-px" />
        </div>
      </div>
    </section>
  );
}

function ScaleTable({ scale, isPriceOnly }: { scale: ProfessionScale; isPriceOnly: boolean }) {
  const { profession, announcedYear, cap, rows } = scale;
  const { columns } = texts;
  return (
    <div className={`@container tone-${profession}`}>
      <table className="financing-scale-table numeric w-full leading-heading" data-price-only={isPriceOnly || undefined}>
        <caption className="pb-3 text-left font-700 font-display text-subtitle text-tone leading-heading">
          {professions[profession].shortTitle}{" "}
          {cap && <small className="block font-400 font-text text-moss text-small leading-heading">{cap}</small>}
        </caption>
        <thead>
          <tr>
            <th scope="col">{columns.format}</th>
            <th scope="col">{columns.price}</th>
            <th scope="col">
              {columns.indemnity}
              <Star />
            </th>
            <th scope="col" className="financing-per-hour">
              {columns.perHour}
            </th>
            {announcedYear && <th scope="col">{nameAnnounced(announcedYear)}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={Object.values(row).join()} row={row} hasAnnounced={announcedYear !== null} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row, hasAnnounced }: { row: AnsweredScale["rows"][number]; hasAnnounced: boolean }) {
  const { format, hours, priceInCents, indemnityInCents, perHourInCents, announcedInCents } = row;
  return (
    <tr>
      <th scope="row">
        <span className="inline-flex items-baseline gap-2">
          <FormatMark format={format} className="self-center" />
          <b className="w-9 font-600">{format}</b> {formatHours(hours)}
        </span>
      </th>
      <td>{formatEuros(priceInCents)}</td>
      <td>{formatEuros(indemnityInCents)}</td>
      <td className="financing-per-hour">{formatEuros(perHourInCents)}</td>
      {hasAnnounced && (
        <td>
          {announcedInCents === null ? (
            <>
              <span aria-hidden="true">–</span>
              <span className="visually-hidden">{texts.nothing}</span>
            </>
          ) : (
            formatEuros(announcedInCents)
          )}
        </td>
      )}
    </tr>
  );
}

/** How the amounts come about. */
function Reading({ scales }: Pick<ScaleProps, "scales">) {
  return (
    <details className="printed-open group border-y-1">
      <summary className="flex min-h-11 cursor-pointer items-center gap-3 py-2 font-600 text-small leading-tight print:min-h-0 print:py-1">
        <span className="flex-1 underline-offset-4 group-has-[summary:hover]:underline">{texts.reading}</span>
        <span
          className="i-lucide-chevron-down text-icon text-pine transition-rotate duration-160 group-open:turned print:hidden"
          aria-hidden="true"
        />
      </summary>
      <div className="grid gap-3 pt-1 pb-4 text-small leading-list">
        {scales.map(({ profession, explanation, sources }) => (
          <p key={profession}>
            {explanation} <Sources profession={profession} sources={sources} />
          </p>
        ))}
        <p>
          {texts.net} {scaleCheckedOn && `${texts.checked} ${formatDate(scaleCheckedOn)}.`}
        </p>
      </div>
    </details>
  );
}

/** The texts that publish the amounts; before any has been read, what the operator says of his own. */
function Sources({ profession, sources }: Pick<ProfessionScale, "profession" | "sources">) {
  const { text, ...own } = scaleSources[profession];
  const read = (sources ?? [own]).flatMap(({ name, url, readOn }) => (name && readOn ? { name, url, readOn } : []));
  return (
    <>
      {sources ? texts.publishedIn[sources.length > 1 ? "several" : "one"] : text}{" "}
      {read.map(({ name, url, readOn }, index) => (
        <span key={name}>
          {index > 0 && sourceSeparator}
          {url ? (
            <a href={url} target="_blank" rel="noopener" className="text-current">
              {name}
            </a>
          ) : (
            name
          )}
          , {texts.readOn} {formatDate(readOn)}
        </span>
      ))}
      {read.length > 0 && "."}
    </>
  );
}
