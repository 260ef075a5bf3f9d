import "./flag.css";

interface FlagProps {
  year: string;
  /** Full: within reach; outlined: later. */
  isFull: boolean;
  /** Read before the year; without it the flag is hidden from screen readers. */
  words?: string;
}

/** Readable without colour. */
export function Flag({ year, isFull, words }: FlagProps) {
  return (
    <span className="flag" data-later={!isFull || undefined} aria-hidden={!words || undefined}>
      {words && <span className="visually-hidden">{words} </span>}
      <b>{year}</b>
    </span>
  );
}
