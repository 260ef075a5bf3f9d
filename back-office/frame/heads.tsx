import type { ReactNode } from "react";
import { Link } from "react-router";

export function PageHead({ title, words, children }: { title: string; words?: ReactNode; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-5 gap-y-2 screen-sides pt-6 pb-4">
      <h1 className="text-[1.875rem] leading-display">{title}</h1>
      {words && <p className="text-moss">{words}</p>}
      {children && (
        <div className="ml-auto flex flex-wrap items-center gap-4 text-moss text-small max-sm:ml-0 print:hidden">{children}</div>
      )}
    </div>
  );
}

export function SectionHead({ title, by }: { title: string; by?: string }) {
  return (
    <h2 className="mb-2.5 flex flex-wrap items-baseline gap-x-2.5 border-b-1.5 border-ink pb-1.75 text-item-l leading-heading">
      {title}
      {by && <small className="aside text-small">{by}</small>}
    </h2>
  );
}

interface SegmentsProps {
  label: string;
  views: readonly { words: string; to: string; isCurrent: boolean }[];
}

/** Links between views of one screen. */
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
  "flex min-h-8 items-center px-3 py-1 text-ink no-underline first:rounded-l-xs last:rounded-r-xs not-first:border-l-1",
  "border-edge aria-current:bg-pine aria-current:font-600 aria-current:text-white",
].join(" ");
