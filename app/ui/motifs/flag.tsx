import "./flag.css";

/** Full: within reach; outlined: later. `words` are read before the year; without them screen readers skip the flag. */
export function Flag({ year, isFull, words }: { year: string; isFull: boolean; words?: string }) {
  return (
    <span className="flag" data-later={!isFull || undefined} aria-hidden={!words || undefined}>
      {words && <span className="visually-hidden">{words} </span>}
      <b>
        <span>{year}</span>
      </b>
    </span>
  );
}
