import type { WrittenAmount } from "#app/answer/write.ts";
import { emblems } from "#app/content/emblems.ts";
import { headProgrammeRows } from "#app/content/programme-rows.ts";
import type { ProgrammeSummary } from "#app/content/programmes/summary.ts";
import { Link } from "#app/ui/link.tsx";
import { Emblem } from "#app/ui/motifs/emblem.tsx";
import { Amount } from "./answer/amount.tsx";
import "./programme-rows.css";

interface ProgrammeRowsProps {
  programmes: readonly ProgrammeSummary[];
  /** The highest indemnity of each, by id. */
  amounts: Readonly<Record<string, WrittenAmount>>;
  describeFormats: (programme: ProgrammeSummary) => string;
}

/** A profession's programmes with the highest indemnity of each. The parent is a container with the profession's tone. */
export function ProgrammeRows({ programmes, amounts, describeFormats }: ProgrammeRowsProps) {
  const { label = null, isLabelFirst = false } = amounts[programmes[0]?.id ?? ""] ?? {};
  const texts = headProgrammeRows(label, isLabelFirst);
  return (
    <>
      <p className="flex flex-wrap gap-x-4 pt-3 pb-2 text-micro text-moss lg:pt-6 lg:text-small" aria-hidden="true">
        <span>{texts.programme}</span>
        <span className="grow basis-min text-right">{texts.indemnity}</span>
      </p>
      <ul className="flex-1">
        {programmes.map((programme) => (
          <Row
            key={programme.id}
            programme={programme}
            spoken={texts.spokenIndemnity}
            amount={amounts[programme.id]}
            formats={describeFormats(programme)}
          />
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  programme: ProgrammeSummary;
  spoken: string;
  amount: WrittenAmount | undefined;
  formats: string;
}

/** At 200 % text, its parts wrap. */
function Row({ programme, spoken, amount, formats }: RowProps) {
  return (
    <li>
      <Link
        to={programme.path}
        className="programme-row group flex @room:grid cols-auto-1-auto flex-wrap content-center items-baseline text-ink leading-heading no-underline"
      >
        <Emblem drawing={emblems[programme.emblem]} className="w-9 self-center text-tone lg:w-11" />
        <span>
          <b className="font-700 group-hover:underline">{programme.shortTitle}</b>{" "}
          <span className="block text-micro text-moss leading-heading lg:text-small">{formats}</span>
        </span>{" "}
        <span className="numeric whitespace-nowrap text-right font-700 font-display tracking-snug lg:text-subtitle">
          <span className="visually-hidden">{spoken} </span>
          {amount && <Amount amount={amount} isLabelInHead />}
        </span>
      </Link>
    </li>
  );
}
