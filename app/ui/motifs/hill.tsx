import type { ComponentProps } from "react";
import "./hill.css";

interface HillProps extends ComponentProps<"svg"> {
  of: number;
  isClose?: boolean;
}

/** A drawing of public/images/hills. Decorative; needs a positioned, isolated parent. `isClose` crops it for cards. */
export function Hill({ of, isClose = false, className = "", style }: HillProps) {
  return (
    <svg
      viewBox={isClose ? "0 0 360 144" : "-110 -60 470 264"}
      preserveAspectRatio="xMidYMid slice"
      className={`hill ${className}`}
      style={style}
      aria-hidden="true"
    >
      <use href={`/images/hills/${of}.svg#hill`} />
    </svg>
  );
}
