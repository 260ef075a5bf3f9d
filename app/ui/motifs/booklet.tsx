import { useId } from "react";

interface BookletProps {
  label: string;
  title: string;
  edition: string;
  lines: readonly string[];
  className?: string;
}

/** The map's panels, flat and folded: slope .2286 down, then up. */
const MAP_PANELS = [
  { outline: "M190 42 330 74V392L190 360Z", fold: "matrix(1 .2286 0 1 0 -43.4)", ground: "var(--raised)" },
  { outline: "M330 74 470 42V360L330 392Z", fold: "matrix(1 -.2286 0 1 0 107.4)", ground: "var(--glacier)" },
];

const WAYPOINTS = [
  { x: 208, y: 318, fill: "var(--raised)" },
  { x: 258, y: 240, fill: "var(--lac)" },
  { x: 312, y: 182, fill: "var(--gentiane)" },
  { x: 374, y: 152, fill: "var(--lac)" },
  { x: 440, y: 92, fill: "var(--sun)" },
];

/** The catalogue as a folded hiking map. */
export function Booklet({ label, title, edition, lines, className }: BookletProps) {
  const id = useId();
  return (
    <svg viewBox="44 36 432 362" className={className} role="img" aria-label={label}>
      <path d="M50 74 190 42V360L50 392Z" fill="var(--pine)" />
      {MAP_PANELS.map(({ outline, fold, ground }, index) => (
        <g key={outline}>
          <clipPath id={`${id}-${index}`}>
            <path d={outline} />
          </clipPath>
          <path d={outline} fill={ground} />
          <g clipPath={`url(#${id}-${index})`}>
            <g transform={fold}>
              <image href="/images/ground-selection.svg" x="-58" y="24" width="760" height="380" opacity=".28" />
              <path
                d="M208 318C242 292 228 262 258 240S298 220 312 182 356 182 374 152 416 134 440 92"
                fill="none"
                stroke="var(--ink)"
                strokeWidth="3"
                strokeDasharray="7 8"
                strokeLinecap="round"
              />
              <g stroke="var(--ink)" strokeWidth="2.5">
                {WAYPOINTS.map(({ x, y, fill }) => (
                  <circle key={x} cx={x} cy={y} r={fill === "var(--sun)" ? 10 : 8} fill={fill} />
                ))}
              </g>
            </g>
          </g>
        </g>
      ))}
      <path d="M190 42V360M330 74V392" stroke="var(--ink)" strokeOpacity=".25" />
      <path
        d="M190 42 330 74 470 42V360L330 392 190 360 50 392V74Z"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <g transform="matrix(1 -.2286 0 1 50 74)">
        <path d="M20 264 50 214l14 20 20-36 36 66Z" fill="var(--meltwater)" />
        <path d="M20 264 50 214l14 20 9 13-16 17Z" fill="#fff" />
        <circle cx="40" cy="198" r="9.5" fill="var(--sun)" />
        <g className="font-700 font-display" fill="#fff">
          <text x="19" y="46" fontSize="21" letterSpacing="-.4">
            {title}
          </text>
          <text x="18" y="90" fontSize="45" letterSpacing="-1.5">
            {edition}
          </text>
        </g>
        <g fontSize="12.5" fill="var(--glacier)">
          {lines.map((line, index) => (
            <text key={line} x="19" y={119 + 18 * index}>
              {line}
            </text>
          ))}
        </g>
      </g>
    </svg>
  );
}
