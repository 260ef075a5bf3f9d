import { formatEuros } from "#app/content/format.ts";
import { isAmountToConfirm, isToConfirm, toConfirm } from "#app/content/indemnities.ts";
import { highestIndemnityInCents, listFormats, offersOf } from "#app/content/offers.ts";
import { describeIndemnityOf, programmeListTexts as texts } from "#app/content/pages/programme-lists.ts";
import type { ProgrammeSummary } from "#app/content/programmes/summary.ts";
import { Star } from "#app/features/indemnity.tsx";

/** Shows one amount: the chosen format's, else the programme's maximum and, on hover, the announced one. */
export function CardPlate({ programme, scale }: { programme: ProgrammeSummary; scale: string | null }) {
  const upTo = (of: string, cents: number, note: string | null) => ({
    of,
    label: texts.indemnityUpTo,
    cents,
    note: isAmountToConfirm(programme, cents) ? toConfirm : note,
  });
  const [highest, announced] = [highestIndemnityInCents(programme), programme.hoverIndemnityInCents];
  const amounts = [
    upTo("rest", highest, scale),
    upTo("hover", announced, announced === highest ? scale : texts.announcedAmount),
    ...listFormats(programme).map((format) => {
      const cents = offersOf(programme, format).map(({ indemnityInCents }) => indemnityInCents);
      const label = describeIndemnityOf(format, new Set(cents).size > 1);
      return { of: format, label, cents: Math.max(...cents), note: isToConfirm(format) ? toConfirm : scale };
    }),
  ];
  return (
    <p className="programme-card-plate plate-outlined programme-card-variants numeric">
      {amounts.map(({ of, label, cents, note }) => (
        <span key={of} data-of={of}>
          <span>{label}</span>{" "}
          <b>
            {formatEuros(cents)}
            <Star />
          </b>{" "}
          {note && <small className="text-micro leading-[1.25]">{note}</small>}
        </span>
      ))}
    </p>
  );
}
