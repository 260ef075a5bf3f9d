import { WEEKDAYS } from "./day-words.ts";
import { formatHours, joinWords } from "./format.ts";

/** In Paris, with halves: `8.5` is 8 h 30. */
type Span = readonly [from: number, to: number];

/** Consecutive days with the same hours; a second span follows a break. */
export interface OpeningHours {
  firstDay: string;
  lastDay: string;
  hours: readonly Span[];
}

/** « du lundi au jeudi, 8 h 30 – 12 h et 14 h – 18 h 30 » */
export function describeOpening(opening: readonly OpeningHours[]): string {
  const lines = opening.map(({ firstDay, lastDay, hours }) => {
    const days = firstDay === lastDay ? `le ${firstDay}` : `du ${firstDay} au ${lastDay}`;
    return `${days}, ${joinWords(hours.map(describeSpan))}`;
  });
  return [lines.slice(0, -1).join(", "), ...lines.slice(-1)].filter(Boolean).join(", et ");
}

export function describeSpan([from, to]: Span): string {
  return `${formatHours(from)} – ${formatHours(to)}`;
}

/** 0 is Monday; empty when closed. */
export function spansOn(opening: readonly OpeningHours[], weekday: number): readonly Span[] {
  return opening.flatMap(({ firstDay, lastDay, hours }) =>
    weekday >= WEEKDAYS.indexOf(firstDay) && weekday <= WEEKDAYS.indexOf(lastDay) ? hours : [],
  );
}

/** First to last open moment of a window; null when closed. */
export function openPart(spans: readonly Span[], [start, end]: Span): Span | null {
  const open = spans.map(([from, to]): Span => [Math.max(from, start), Math.min(to, end)]).filter(([from, to]) => from < to);
  return open.length === 0 ? null : [Math.min(...open.map(([from]) => from)), Math.max(...open.map(([, to]) => to))];
}
