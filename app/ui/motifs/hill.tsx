import "./hill.css";

interface HillProps {
  of: string;
  /** Cropped for cards. */
  isClose?: boolean;
  className?: string;
}

/** Decorative; needs a positioned, isolated parent. */
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
