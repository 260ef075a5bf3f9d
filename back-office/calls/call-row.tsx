import { Link } from "react-router";
import { Mark, Remark } from "../frame/notice.tsx";
import { CopyNumber, PhoneNumber } from "../frame/phone-number.tsx";
import { Plate } from "../frame/plate.tsx";
import type { LineView } from "./describe-calls.ts";

export function CallRow({ line, isSelected, address }: { line: LineView; isSelected: boolean; address: string }) {
  const { isAllowed, isLate, subjects } = line;
  return (
    <li className={`${ROW} ${isAllowed ? "" : "hatched"}`}>
      <p className={`numeric font-600 font-display ${isLate ? "text-brique" : ""}`}>
        {line.time}
        <span className={`block font-400 font-prose text-micro ${isLate ? "" : "text-moss"}`}>{line.timeNote}</span>
      </p>
      <div className={PARTS}>
        <p className="flex items-center gap-2.5">
          <Plate profession={line.profession} />
          {/* The link covers the row; other controls lie above it. */}
          <Link to={address} preventScrollReset aria-current={isSelected || undefined} className={NAME}>
            <bdi>{line.name}</bdi>
          </Link>
        </p>
        <p className="flex flex-wrap items-center gap-x-1">
          <PhoneNumber number={line.number} canBeCalled={isAllowed} />
          <CopyNumber number={line.number} />
        </p>
        <ul className="grid gap-1 [@container_calls_(width>=56rem)]:row-span-3">
          {subjects.map((subject) => (
            <li key={subject}>{subject}</li>
          ))}
        </ul>
        <div className="flex flex-wrap items-baseline gap-x-3 [@container_calls_(width>=34rem)]:block [@container_calls_(width>=56rem)]:row-span-3">
          <Mark kind={line.standing.mark}>{line.standing.words}</Mark>
          <p className="reference text-micro text-moss">{line.reference}</p>
        </div>
        <p className="text-moss text-small [@container_calls_(width>=34rem)]:col-span-2">{line.origin}</p>
        <div className="grid gap-0.5 empty:hidden [@container_calls_(width>=34rem)]:col-span-2">
          {line.remarks.map(({ icon, fact, words }) => (
            <Remark key={fact + words} icon={icon}>
              {fact && <b>{fact}</b>} <bdi>{words}</bdi>
            </Remark>
          ))}
        </div>
      </div>
    </li>
  );
}

/** On paper, a box to tick. Below 15rem: a phone at 200 % text. */
const ROW =
  "relative grid grid-cols-[4.4rem_minmax(0,1fr)] items-baseline gap-x-3 border-b-1 py-[0.6rem] pr-4 pl-3 break-inside-avoid lg:pr-6 lg:pl-5 [border-left:4px_solid_transparent] hover:bg-glacier/40 has-[[aria-current]]:bg-raised has-[[aria-current]]:[border-left-color:var(--pine)] forced-colors:has-[[aria-current]]:[border-left-color:Highlight] [@container_calls_(width<15rem)]:grid-cols-1 print:before:absolute print:before:left-0 print:before:content-['☐']";
const PARTS =
  "grid grid-cols-[minmax(0,1fr)] items-baseline gap-x-3 [@container_calls_(width>=34rem)]:grid-cols-[minmax(0,1fr)_13rem] [@container_calls_(width>=56rem)]:grid-cols-[minmax(0,1fr)_13rem_13rem_9rem]";
const NAME =
  "self-baseline text-inherit text-item-l leading-title no-underline outline-none [overflow-wrap:anywhere] after:absolute after:inset-0 after:content-empty font-650 focus-visible:after:[outline:3px_solid_var(--pine)] focus-visible:after:outline-offset--3";
