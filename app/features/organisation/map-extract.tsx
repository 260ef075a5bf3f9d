import "./organisation.css";

/** Where we are, on a piece of a trail map. The place stands in the text of the page too. */
export function MapExtract({ place }: { place: string }) {
  return (
    <div aria-hidden="true" className="map-extract">
      <div className="contours text-pine opacity-34" />
      <svg viewBox="0 0 1600 400" preserveAspectRatio="xMidYMid slice" className="absolute inset-0 size-full">
        <path
          d="M-20 330C120 340 190 250 330 262S520 330 640 250 800 120 930 150 1120 240 1240 170 1420 40 1640 60"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeDasharray="7 8"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="map-extract-place">{place}</p>
    </div>
  );
}
