import { Link } from "react-router";
import { Caller, Mark, Remark } from "../frame/notice.tsx";
import { Ordinal } from "../frame/ordinal.tsx";
import { CopyNumber, PhoneNumber } from "../frame/phone-number.tsx";
import { Plate } from "../frame/plate.tsx";
import type { CallerView } from "../panel/describe-callers.ts";
import { TO_PANEL } from "../panel/use-panel-focus.ts";
import type { LineView } from "./describe-calls.ts";

interface CallRowProps {
  line: LineView;
  caller: CallerView | undefined;
  isSelected: boolean;
  address: string;
  putAway: string;
}

export function CallRow({ line, caller, isSelected, address, putAway }: CallRowProps) {
  const { isAllowed, isLate, subjects, flood } = line;
  return (
    <li className={`call ${isAllowed ? "" : "hatched"}`}>
      <p className={`numeric font-600 font-display area-time ${isLate ? "text-brique" : ""}`}>
        <Ordinal words={line.time} />
        <span className={`block font-400 font-text text-micro ${isLate ? "" : "text-moss"}`}>
          <Ordinal words={line.timeNote} />
        </span>
      </p>
      <p className="flex items-center gap-2 area-who">
        <Plate profession={line.profession} />
        {/* The link covers the row; other controls lie above it. */}
        <Link
          to={address}
          state={TO_PANEL}
          preventScrollReset
          data-person={line.key}
          aria-current={isSelected || undefined}
          className={NAME}
        >
          <bdi>{line.name}</bdi>
        </Link>
      </p>
      {!flood && !line.number && <p className="text-compact area-tel wrap-anywhere">{line.email}</p>}
      {!flood && line.number && (
        <p className="flex flex-wrap items-center gap-x-1 area-tel">
          <PhoneNumber number={line.number} canBeCalled={isAllowed && !caller?.isColleague} person={line.key} />
          <CopyNumber number={line.number} />
        </p>
      )}
      <div className="area-subject">
        {caller && <Caller words={caller.words} />}
        <ul>
          {flood && (
            <li>
              <span className="block font-600">{flood}</span>{" "}
              <Link to={putAway} preventScrollReset className="relative -my-2 inline-flex min-h-11 items-center print:hidden">
                Tout ranger…
              </Link>
            </li>
          )}
          {subjects.map(({ title, reference }) => (
            <li key={title + reference}>
              <span className="font-600">{title}</span>
              {reference && <span className="reference block text-moss text-compact">{reference}</span>}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-3 [@container_calls_(width>=34rem)]:block area-standing">
        {!flood && <Mark kind={line.standing.mark}>{line.standing.words}</Mark>}
        <p className="reference text-micro text-moss">{line.reference}</p>
      </div>
      <p className="text-moss text-compact area-origin">{line.origin}</p>
      <div className="grid gap-1 empty:hidden area-more">
        {line.remarks.map(({ icon, fact, words }) => (
          <Remark key={fact + words} icon={icon}>
            {fact && <b>{fact}</b>} <bdi>{words}</bdi>
          </Remark>
        ))}
      </div>
    </li>
  );
}

const NAME = "call-name self-baseline font-650 text-inherit text-item-l leading-heading no-underline wrap-anywhere";
