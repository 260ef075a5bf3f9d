import "./flag.css";

interface FlagProps {
  year: string;
  /** Full: within reach. Outlined: later. */
  isFull: boolean;
  /** Read aloud before the year; without words the flag is silent, for a sentence beside it says the same. */
  words?: string;
  className?: string;
}

/** A year as a flag: a pole and a swallow-tailed pennant. Never a colour alone: the year is read, the pennant full or outlined. */
export function Flag({ year, isFull, words, className = "" }: FlagProps) {
  return (
    <span className={`flag ${className}`} data-later={!isFull || undefined} aria-hidden={!words || undefined}>
      {words && <span className="visually-hidden">{words} </span>}
      <b>{year}</b>
    </span>
  );
}
