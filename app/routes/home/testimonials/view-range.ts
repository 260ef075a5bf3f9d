export interface View {
  first: number;
  perView: number;
  count: number;
}

/** One view forwards (1) or backwards (-1), whole views only: 7 slides by 3 go 0, 3, 4, then 0. */
export function stepView({ first, perView, count }: View, direction: 1 | -1): number {
  const lastFirst = Math.max(count - perView, 0);
  if (first > lastFirst) return (first + direction * perView + count) % count;
  if (direction === 1) return first === lastFirst ? 0 : Math.min(first + perView, lastFirst);
  return first === 0 ? lastFirst : Math.max(first - perView, 0);
}

/** Counted from 1: « 1 – 3 », « 4 », or « 7 – 2 » around the end. */
export function formatView({ first, perView, count }: View): string {
  const shown = Math.min(perView, count);
  if (shown === 1) return String(first + 1);
  return `${first + 1}\u00A0–\u00A0${((first + shown - 1) % count) + 1}`;
}
