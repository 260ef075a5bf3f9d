import { FORMAT_MARKS } from "./format-marks.ts";

interface FormatMarkProps {
  format: keyof typeof FORMAT_MARKS;
  className?: string;
}

/** Decorative: the letters are beside it. */
export function FormatMark({ format, className = "" }: FormatMarkProps) {
  const { full, open } = FORMAT_MARKS[format];
  return (
    <svg viewBox="0 0 20 15" fill="none" className={`h-3.75 w-5 flex-none ${className}`} aria-hidden="true">
      {full && <path d={full} fill="currentColor" />}
      {open && <path d={open} stroke="currentColor" strokeWidth="2" />}
    </svg>
  );
}

export function FormatName({ format, className = "font-600" }: FormatMarkProps) {
  return (
    <span className={`inline-flex items-baseline gap-2 ${className}`}>
      <FormatMark format={format} className="self-center" /> {format}
    </span>
  );
}
