/** Where we are, on a piece of a hiking map. The place stands in the text of the page too. */
export function MapExtract({ place }: { place: string }) {
  return (
    <div
      aria-hidden="true"
      className="relative isolate mt-block h-[clamp(13rem,26vw,25rem)] overflow-clip bg-mist forced-colors:hidden print:hidden"
    >
      <div className="contours text-pine/34 opacity-100" />
      <svg aria-hidden="true" viewBox="0 0 1600 400" preserveAspectRatio="xMidYMid slice" className="absolute inset-0 size-full">
        <path
          d="M-20 330C120 340 190 250 330 262S520 320 620 262 710 200 800 200 910 198 980 236 1120 290 1240 190 1420 50 1640 70"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeDasharray="7 8"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {/* On the path, in the middle of the extract at any width. */}
      <p className="absolute top-1/2 left-1/2 whitespace-nowrap rounded-sm bg-ink px-4 py-2 font-700 font-display text-subtitle text-white leading-heading tracking-[-0.012em] [translate:-50%_-50%]">
        {place}
      </p>
    </div>
  );
}
