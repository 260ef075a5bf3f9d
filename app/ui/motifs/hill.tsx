import type { ComponentProps } from "react";
import "./hill.css";

/** Its summit is at 64, 72. */
const VIEWS = { whole: "-400 -320 960 800", band: "-110 -60 470 264", card: "0 0 360 144" };

interface HillProps extends ComponentProps<"svg"> {
  of: number;
  view?: keyof typeof VIEWS;
}

/** A drawing of public/images/hills. Decorative; needs a positioned, isolated parent. */
export function Hill({ of, view = "band", className = "", style }: HillProps) {
  return (
    <svg viewBox={VIEWS[view]} preserveAspectRatio="xMidYMid slice" className={`hill ${className}`} style={style} aria-hidden="true">
      <use href={`/images/hills/${of}.svg#hill`} />
    </svg>
  );
}
