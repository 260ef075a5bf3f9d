import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Format } from "#app/content/vocabulary.ts";
import { Icon, type IconName } from "../frame/icon.tsx";
import { Plate } from "../frame/plate.tsx";
import { CopyNumber, PhoneNumber } from "../panel/number.tsx";
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
  const { isAllowed, caution, catalogue, note, attempt } = line;
  return (
    <li className="call" data-refused={isAllowed ? undefined : ""} data-changed={change === undefined ? undefined : ""}>
      <p className={`call-time numeric whitespace-nowrap font-600 font-display ${line.isLate ? "text-brique" : ""}`}>
        {line.time}
        <span className={`block font-400 font-[family-name:var(--prose)] text-micro ${line.isLate ? "" : "text-moss"}`}>
          {line.timeNote}
        </span>
      </p>
      <p className="call-who flex items-center gap-2.5">
        <Plate profession={line.profession} />
        <Link
          to={address}
          preventScrollReset
          data-line=""
          aria-current={isSelected ? "true" : undefined}
          className={`text-item-l leading-title [overflow-wrap:anywhere] ${isAllowed ? "font-650" : "font-400"}`}
        >
          {line.name}
        </Link>
      </p>
      <p className="call-tel whitespace-nowrap">
        <PhoneNumber number={line.number} canBeCalled={isAllowed} />
        <CopyNumber number={line.number} />
      </p>
      <div className="call-subject grid content-start gap-1">
        {line.subjects.map((subject) => (
          <Subject key={subject.title + subject.reference} subject={subject} isAllowed={isAllowed} />
        ))}
      </div>
      <div className="call-standing">
        <p className={`flex items-center gap-1.5 ${line.standing === "appel accepté" ? "text-pine" : "text-brique"}`}>
          <Icon name={line.standing === "appel accepté" ? "tick" : isAllowed ? "warning" : "forbidden"} />
          {line.standing}
        </p>
        <p className="reference text-micro text-moss">{line.reference}</p>
      </div>
      <p className="call-origin text-moss text-small">{line.origin}</p>
      <div className="call-more grid gap-1 empty:hidden">
        {attempt && (
          <More icon="phone">
            <b>{attempt}</b>
          </More>
        )}
        {catalogue && (
          <More icon="book">
            <b>A aussi pris le catalogue</b> {catalogue}
          </More>
        )}
        {caution && <More icon={isAllowed ? "warning" : "forbidden"}>{caution}</More>}
        {note && <More icon="pen">{note}</More>}
        {line.isDoubtful && (
          <p className="mt-1 w-fit rounded-[4px] border-1 border-dashed border-edge bg-mist px-2 py-0.5 text-small">
            Peut-être un robot : formulaire rempli en moins de 2 s. La demande reste à appeler.
          </p>
        )}
        {change && <p className="mt-1 font-600 text-small">Vient de changer. {change}.</p>}
      </div>
    </li>
  );
}

function More({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className="mt-1 flex items-start gap-2 text-small">
      <Icon name={icon} className="mt-0.75 size-4" />
      <span className="[overflow-wrap:anywhere]">{children}</span>
    </p>
  );
}

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
function Blaze({ format }: { format: Format }) {
  return (
    <svg viewBox="0 0 16 12" aria-hidden="true" className="h-3 w-4 flex-none self-center fill-none stroke-2 [stroke:currentColor]">
      {format === "PI" && <path d="M1 1.5h14v4H1z" className="fill-current" />}
      {format === "PI" && <path d="M1 8h14v3H1z" />}
      {format === "EPP" && <path d="M1 4h14v4H1z" />}
      {format === "FC" && <path d="M1 4h14v4H1z" className="fill-current" />}
    </svg>
  );
}
