import { Flag } from "#app/ui/motifs/flag.tsx";
import type { SeasonLine } from "./seasons.ts";

export function SeasonSentence({ year, isInTime, strong, text, className = "" }: SeasonLine & { className?: string }) {
  return (
    <p className={`flex flex-wrap gap-x-3 text-small leading-list ${className}`}>
      <Flag year={year} isFull={isInTime} />
      <span className="min-w-0 flex-[1_1_9rem]">
        <b className="font-600">{strong}</b>
        {text}
      </span>
    </p>
  );
}
