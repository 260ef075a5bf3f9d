import { emblems } from "#app/content/emblems.ts";
import { formats } from "#app/content/formats.ts";
import { isAmountToConfirm } from "#app/content/indemnities.ts";
import { describeFormatHours, highestIndemnityInCents, offerOf } from "#app/content/offers.ts";
import { formationsPage } from "#app/content/pages/formations.ts";
import { professions } from "#app/content/professions.ts";
import type { ProgrammeSummary } from "#app/content/programmes/summary.ts";
import { FORMATS, PROFESSIONS, type Profession } from "#app/content/vocabulary.ts";
import { Indemnity, IndemnityHead } from "#app/features/indemnity.tsx";
import { Link } from "#app/ui/link.tsx";
import { Emblem } from "#app/ui/motifs/emblem.tsx";
import { FormatMark } from "#app/ui/motifs/format-mark.tsx";

const { directory } = formationsPage;

/** On phones a row is a block; its four figures wrap at 200 % text. */
const ROW = `max-md:grid max-md:grid-cols-[repeat(2,minmax(0,2fr))_minmax(0,3fr)_minmax(0,4fr)] max-md:gap-x-2
  [@container(max-width:14rem)]:flex! [@container(max-width:14rem)]:flex-wrap [@container(max-width:14rem)]:[&>*]:min-w-0`;

export function Directory({ programmes }: { programmes: Record<Profession, ProgrammeSummary[]> }) {
  return (
    <table className="numeric max-md:block">
      <caption className="visually-hidden">{directory.title}</caption>
      <thead className="max-md:block">
        <tr className={`${ROW} border-ink border-b-2`}>
          <th scope="col" className="pb-3 align-bottom font-400 text-moss text-small max-md:visually-hidden">
            {directory.columns.programme}
          </th>
          {FORMATS.map((format) => (
            <th key={format} scope="col" className="w-[13%] pb-3 align-bottom leading-heading max-md:w-auto">
              <FormatMark format={format} className="mb-1.5" />
              <abbr title={formats[format].name} className="no-underline">
                {format}
              </abbr>
            </th>
          ))}
          <th scope="col" className="pb-3 text-right align-bottom font-400 text-moss text-small leading-title">
            <IndemnityHead label={directory.columns.indemnity} />
          </th>
        </tr>
      </thead>
      {PROFESSIONS.map((profession) => (
        <tbody key={profession} className={`tone-${profession} max-md:block`}>
          <tr className="max-md:block">
            <th scope="rowgroup" colSpan={5} className="pt-6 pb-2 font-600 font-display text-item text-tone max-md:block">
              {professions[profession].many}
            </th>
          </tr>
          {programmes[profession].map((programme) => (
            <Row key={programme.id} programme={programme} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({ programme }: { programme: ProgrammeSummary }) {
  const highest = highestIndemnityInCents(programme);
  return (
    <tr className={`${ROW} border-t-1 transition-colors duration-160 has-[a:hover]:bg-tone-soft max-md:pb-3`}>
      <th scope="row" className="py-2 pr-4 max-md:col-span-full max-md:basis-full">
        <Link
          to={programme.path}
          className="flex min-h-12 items-center gap-4 text-ink leading-heading no-underline hover:underline hover:underline-offset-[0.2em]
            [@container(max-width:14rem)]:flex-wrap"
        >
          <Emblem drawing={emblems[programme.emblem]} className="size-10 flex-none text-tone" />
          {programme.shortTitle}
        </Link>
      </th>
      {FORMATS.map((format) => (
        <td key={format} className="font-600 font-display">
          {offerOf(programme, format) ? (
            describeFormatHours(programme, format)
          ) : (
            <>
              <span aria-hidden="true" className="font-400 text-moss">
                –
              </span>
              <span className="visually-hidden">{directory.absent}</span>
            </>
          )}
        </td>
      ))}
      <td className="whitespace-nowrap text-right font-700 font-display text-subtitle tracking-[-0.01em] max-md:text-item">
        <Indemnity cents={highest} isToConfirm={isAmountToConfirm(programme, highest)} isScaleInHead />
      </td>
    </tr>
  );
}
