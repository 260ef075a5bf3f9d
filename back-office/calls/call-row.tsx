import { Link } from "react-router";
import { Mark, Remark } from "../frame/notice.tsx";
import { CopyNumber, PhoneNumber } from "../frame/phone-number.tsx";
import { Plate } from "../frame/plate.tsx";
import type { LineView } from "./describe-calls.ts";

export function CallRow({ line, isSelected, address }: { line: LineView; isSelected: boolean; address: string }) {
  const { isAllowed, isLate, subjects } = line;
  return (
    <li className={`call ${isAllowed ? "" : "hatched"}`}>
      <p className={`numeric font-600 font-display [grid-area:time] ${isLate ? "text-brique" : ""}`}>
        {line.time}
        <span className={`block font-400 font-text text-micro ${isLate ? "" : "text-moss"}`}>{line.timeNote}</span>
      </p>
      <p className="flex items-center gap-2.5 [grid-area:who]">
        <Plate profession={line.profession} />
        {/* The link covers the row; other controls lie above it. */}
        <Link to={address} preventScrollReset aria-current={isSelected || undefined} className={NAME}>
          <bdi>{line.name}</bdi>
        </Link>
      </p>
      <p className="flex flex-wrap items-center gap-x-1 [grid-area:tel]">
        <PhoneNumber number={line.number} canBeCalled={isAllowed} />
        <CopyNumber number={line.number} />
      </p>
      <ul className="[grid-area:subject]">
        {subjects.map(({ title, reference }) => (
          <li key={title + reference}>
            <span className="font-600">{title}</span>
            {reference && <span className="reference block text-moss text-small">{reference}</span>}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-baseline gap-x-3 [@container_calls_(width>=34rem)]:block [grid-area:standing]">
        <Mark kind={line.standing.mark}>{line.standing.words}</Mark>
        <p className="reference text-micro text-moss">{line.reference}</p>
      </div>
      <p className="text-moss text-small [grid-area:origin]">{line.origin}</p>
      <div className="grid gap-0.5 empty:hidden [grid-area:more]">
        {line.remarks.map(({ icon, fact, words }) => (
          <Remark key={fact + words} icon={icon}>
            {fact && <b>{fact}</b>} <bdi>{words}</bdi>
          </Remark>
        ))}
      </div>
    </li>
  );
}

const NAME =
  "self-baseline text-inherit text-item-l leading-title no-underline outline-none [overflow-wrap:anywhere] after:absolute after:inset-0 after:content-empty font-650";
