import { Link } from "react-router";

interface SegmentsProps {
  label: string;
  views: readonly { words: string; to: string; isCurrent: boolean }[];
}

/** A few views of one screen side by side: links, of which one is current. */
export function Segments({ label, views }: SegmentsProps) {
  return (
    <nav aria-label={label} className="box inline-flex bg-raised">
      {views.map(({ words, to, isCurrent }) => (
        <Link key={words} to={to} aria-current={isCurrent || undefined} className={SEGMENT}>
          {words}
        </Link>
      ))}
    </nav>
  );
}

const SEGMENT = [
  "flex min-h-8 items-center px-3 py-1 text-ink no-underline first:rounded-l-[4px] last:rounded-r-[4px] not-first:border-l-1",
  "border-edge aria-current:bg-pine aria-current:font-600 aria-current:text-white",
].join(" ");
