import { Link } from "react-router";
import { Mark, markStanding, Remark } from "../frame/notice.tsx";
import { CopyNumber, PhoneNumber } from "../frame/phone-number.tsx";
import { Plate } from "../frame/plate.tsx";
import type { LineView } from "./describe-calls.ts";

export function CallRow({ line, isSelected, address }: { line: LineView; isSelected: boolean; address: string }) {
  const { isAllowed, isLate, subjects } = line;
  return (
    <li className={`call ${isAllowed ? "" : "hatched"}`}>
      <p className={`numeric font-600 font-display [grid-area:time] ${isLate ? "text-brique" : ""}`}>
        {line.time}
        <span className={`block font-400 font-prose text-micro ${isLate ? "" : "text-moss"}`}>{line.timeNote}</span>
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
        <Mark kind={markStanding(line.standing.isGood, isAllowed)}>{line.standing.words}</Mark>
        <p className="reference text-micro text-moss">{line.reference}</p>
      </div>
      <p className="text-moss text-small [grid-area:origin]">{line.origin}</p>
      <div className="grid gap-0.5 empty:hidden [grid-area:more]">
        {line.attempt && (
          <Remark icon="phone">
            <b>{line.attempt}</b>
          </Remark>
        )}
        {line.catalogue && (
          <Remark icon="book">
            <b>A aussi pris le catalogue</b> {line.catalogue}
          </Remark>
        )}
        {line.caution && <Remark icon={isAllowed ? "warning" : "forbidden"}>{line.caution}</Remark>}
        {line.note && (
          <Remark icon="pen">
            <bdi>{line.note}</bdi>
          </Remark>
        )}
        {line.doubt && <Remark icon="warning">Peut-être un robot : {line.doubt}. La demande reste à appeler.</Remark>}
      </div>
    </li>
  );
}

const NAME =
  "self-baseline text-inherit text-item-l leading-title no-underline outline-none [overflow-wrap:anywhere] after:absolute after:inset-0 after:content-empty font-650";
