import { Link } from "react-router";

interface SegmentsProps {
  label: string;
  segments: readonly { to: string; label: string; isCurrent: boolean }[];
}

/** Side by side, one of a few views of a screen. */
export function Segments({ label, segments }: SegmentsProps) {
  return (
    <nav aria-label={label} className="box inline-flex flex-wrap overflow-clip bg-raised">
      {segments.map(({ to, label: words, isCurrent }) => (
        <Link key={to} to={to} aria-current={isCurrent || undefined} className={SEGMENT}>
          {words}
        </Link>
      ))}
    </nav>
  );
}

const SEGMENT =
  "flex min-h-8 items-center border-edge px-3 py-1 text-ink no-underline not-first:border-l-1 aria-current:bg-pine aria-current:text-white";
