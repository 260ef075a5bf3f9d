import { Star } from "#app/features/answer/amount.tsx";
import type { CardAmount } from "./list-answers.server.ts";

/** Shows one amount: the chosen format's, else the programme's maximum and, on hover, the announced one. */
export function CardPlate({ amounts }: { amounts: readonly CardAmount[] }) {
  return (
    <p className="programme-card-plate plate-outlined programme-card-variants numeric">
      {amounts.map(({ of, label, value, hasStar, note }) => (
        <span key={of} data-of={of}>
          <span>{label}</span>{" "}
          <b>
            {value}
            {hasStar && <Star />}
          </b>{" "}
          {note && <small className="text-micro leading-heading">{note}</small>}
        </span>
      ))}
    </p>
  );
}
