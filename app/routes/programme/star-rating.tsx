import { formatRating } from "#app/content/pages/programme.ts";

/** « ★ 4,9/5 »; `label` names what is rated. */
export function StarRating({ rating, label }: { rating: number; label: string }) {
  return (
    <span className="inline-flex items-center gap-word font-600">
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 flex-none fill-current">
        <path d="m12 2 3 6.6 7.1.8-5.3 4.8 1.5 7L12 17.6l-6.3 3.6 1.5-7L1.9 9.4 9 8.6z" />
      </svg>
      <span>
        <span className="visually-hidden">{label} </span>
        {formatRating(rating)}
      </span>
    </span>
  );
}
