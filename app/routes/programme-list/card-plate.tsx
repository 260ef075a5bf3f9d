import { formatEuros } from "#app/content/format.ts";
import { isAmountToConfirm, isToConfirm, toConfirm } from "#app/content/indemnities.ts";
import { highestIndemnityInCents, listFormats, offersOf } from "#app/content/offers.ts";
import { describeIndemnityOf, programmeListTexts as texts } from "#app/content/pages/programme-lists.ts";
import type { ProgrammeSummary } from "#app/content/programmes/summary.ts";
import type { Format } from "#app/content/vocabulary.ts";
import { Star } from "#app/features/indemnity.tsx";

/** Shows one amount: the chosen format's, else the programme's maximum and, on hover, the announced one. */
export function CardPlate({ programme, scale }: { programme: ProgrammeSummary; scale: string | null }) {
  const highest = highestIndemnityInCents(programme);
  const announced = programme.hoverIndemnityInCents;
  return (
    <p className="programme-card-plate plate-outlined programme-card-variants numeric">
      <Amount
        of={announced === highest ? "none" : "rest"}
        label={texts.indemnityUpTo}
        cents={highest}
        note={isAmountToConfirm(programme, highest) ? toConfirm : scale}
      />
      {announced !== highest && (
        <Amount
          of="hover"
          label={texts.indemnityUpTo}
          cents={announced}
          note={isAmountToConfirm(programme, announced) ? toConfirm : texts.announcedAmount}
        />
      )}
      {listFormats(programme).map((format) => {
        const amounts = offersOf(programme, format).map(({ indemnityInCents }) => indemnityInCents);
        return (
          <Amount
            key={format}
            of={format}
            label={describeIndemnityOf(format, new Set(amounts).size > 1)}
            cents={Math.max(...amounts)}
            note={isToConfirm(format) ? toConfirm : scale}
          />
        );
      })}
    </p>
  );
}

interface AmountProps {
  /** A format, or none chosen: always, at rest or on hover. */
  of: Format | "none" | "rest" | "hover";
  label: string;
  cents: number;
  note: string | null;
}

function Amount({ of, label, cents, note }: AmountProps) {
  return (
    <span data-of={of}>
      <span>{label}</span>{" "}
      <b>
        {formatEuros(cents)}
        <Star />
      </b>{" "}
      {note && <small>{note}</small>}
    </span>
  );
}

export function announcesAnother(programme: ProgrammeSummary): boolean {
  return programme.hoverIndemnityInCents !== highestIndemnityInCents(programme);
}
