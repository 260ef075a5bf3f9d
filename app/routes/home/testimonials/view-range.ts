/** What a carousel that goes round shows; slides are counted from 0. */
export interface View {
  /** The first slide in view. */
  first: number;
  perView: number;
  count: number;
}

/**
 * The first slide after a move by one view forwards (1) or backwards (-1).
 * Whole views only: with 7 slides by 3, the first slides are 0, 3, 4, then 0 again.
 */
export function stepView({ first, perView, count }: View, direction: 1 | -1): number {
  const lastFirst = Math.max(count - perView, 0);
  if (first > lastFirst) return (first + direction * perView + count) % count;
  if (direction === 1) return first === lastFirst ? 0 : Math.min(first + perView, lastFirst);
  return first === 0 ? lastFirst : Math.max(first - perView, 0);
}

/** The slides in view, counted from 1: « 1 – 3 », « 4 » when there is one, « 7 – 2 » when the view goes round the end. */
export function formatView({ first, perView, count }: View): string {
  const shown = Math.min(perView, count);
  if (shown === 1) return String(first + 1);
  return `${first + 1}\u00A0–\u00A0${((first + shown - 1) % count) + 1}`;
}
