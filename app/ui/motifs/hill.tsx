import "./hill.css";

interface HillProps {
  /** Id of the programme. */
  of: string;
  /** Of a card: cut close. Elsewhere the summit, where the emblem stands, has ground on every side. */
  isClose?: boolean;
  className?: string;
}

/** The contour lines of a programme's own hill, in the current colour; the parent is positioned and isolated. Decoration. */
export function Hill({ of, isClose = false, className = "" }: HillProps) {
  return (
    <svg
      viewBox={isClose ? "0 0 360 144" : "-110 -60 470 264"}
      preserveAspectRatio="xMidYMid slice"
      className={`hill ${className}`}
      aria-hidden="true"
    >
      <use href={`/images/hills/${of}.svg#hill`} />
    </svg>
  );
}
