import { Link } from "react-router";
import { PhoneNumber } from "../frame/copy.tsx";
import { Mark, Remark } from "../frame/notice.tsx";
import { Plate } from "../frame/plate.tsx";
import type { LineView, SubjectView } from "./describe-calls.ts";

interface RowProps {
  line: LineView;
  /** What others did to the line since it is shown. */
  change: string | undefined;
  isSelected: boolean;
  address: string;
}

/** One person to call: when, who, the number, what about, and whether they may be called. */
export function CallRow({ line, change, isSelected, address }: RowProps) {
  const { isAllowed, isLate, caution, catalogue, note, attempt, doubt } = line;
  return (
    <li className={`call ${isAllowed ? "" : "hatched"} ${change === undefined ? "" : "bg-glacier"}`}>
      <p className={`numeric font-600 font-display [grid-area:time] ${isLate ? "text-brique" : ""}`}>
        {line.time}
        <span className={`block font-400 font-prose text-micro ${isLate ? "" : "text-moss"}`}>{line.timeNote}</span>
      </p>
      <p className="flex items-center gap-2.5 [grid-area:who]">
        <Plate profession={line.profession} />
        {/* The link covers the line; what else one can press lies above it. */}
        <Link
          to={address}
          preventScrollReset
          data-line=""
          aria-current={isSelected || undefined}
          className={`${isAllowed ? "font-650" : "font-400"} self-baseline text-item-l leading-title [overflow-wrap:anywhere] ${COVER}`}
        >
          {line.name}
        </Link>
      </p>
      <p className={`[grid-area:tel] ${END}`}>
        <PhoneNumber number={line.number} canBeCalled={isAllowed} />
      </p>
      <div className="grid content-start gap-1 [grid-area:subject]">
        {line.subjects.map((subject) => (
          <Subject key={subject.title + subject.reference} subject={subject} isAllowed={isAllowed} />
        ))}
      </div>
      <div className={`[grid-area:standing] ${END}`}>
        <Mark kind={line.standing.isGood ? "good" : isAllowed ? "bad" : "refused"}>{line.standing.words}</Mark>
        <p className="reference text-micro text-moss">{line.reference}</p>
      </div>
      <p className="text-moss text-small [grid-area:origin]">{line.origin}</p>
      <div className="grid gap-1 empty:hidden [grid-area:more]">
        {attempt && (
          <Remark icon="phone">
            <b>{attempt}</b>
          </Remark>
        )}
        {catalogue && (
          <Remark icon="book">
            <b>A aussi pris le catalogue</b> {catalogue}
          </Remark>
        )}
        {caution && <Remark icon={isAllowed ? "warning" : "forbidden"}>{caution}</Remark>}
        {note && <Remark icon="pen">{note}</Remark>}
        {doubt && (
          <p className="mt-1 w-fit rounded-xs border-1 border-dashed border-edge bg-mist px-2 py-0.5 text-small">
            Peut-être un robot : {doubt}. La demande reste à appeler.
          </p>
        )}
        {change && <p className="mt-1 font-600 text-small">Vient de changer. {change}.</p>}
      </div>
    </li>
  );
}

/** On the right of a line of three columns. */
const END = "[@container_calls_(34rem<=width<56rem)]:justify-self-end [@container_calls_(34rem<=width<56rem)]:text-right";

const COVER = "text-inherit no-underline outline-none after:absolute after:inset-0 after:content-empty";

function Subject({ subject: { format, title, reference }, isAllowed }: { subject: SubjectView; isAllowed: boolean }) {
  return (
    <div>
      <p className={`flex items-baseline gap-1.75 ${isAllowed ? "font-600" : ""}`}>
        {format && <Blaze format={format} />}
        <span>
          {title} {format && <span className="font-400">{format}</span>}
        </span>
      </p>
      {reference && <p className="reference text-moss text-small">{reference}</p>}
    </div>
  );
}

/** The trail mark of a format: both bars, the hollow one, the solid one. */
function Blaze({ format }: { format: NonNullable<SubjectView["format"]> }) {
  return (
    <svg viewBox="0 0 16 12" aria-hidden="true" className="h-3 w-4 flex-none self-center fill-none stroke-2 [stroke:currentColor]">
      <path d={format === "PI" ? "M1 1.5h14v4H1z" : "M1 4h14v4H1z"} className={format === "EPP" ? "" : "fill-current"} />
      {format === "PI" && <path d="M1 8h14v3H1z" />}
    </svg>
  );
}
