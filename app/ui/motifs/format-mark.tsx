const MARKS = {
  PI: { full: "M1 0h18v6H1z", open: "M2 9h16v5H2z" },
  EPP: { full: null, open: "M2 5h16v5H2z" },
  FC: { full: "M1 4h18v7H1z", open: null },
} as const;

interface FormatMarkProps {
  format: keyof typeof MARKS;
  className?: string;
}

/** The mark of a format: FC full, EPP open, PI both, because it joins the two. Always beside the letters. */
export function FormatMark({ format, className = "" }: FormatMarkProps) {
  const { full, open } = MARKS[format];
  return (
    <svg viewBox="0 0 20 15" fill="none" className={`h-3.75 w-5 ${className}`} aria-hidden="true">
      {full && <path d={full} fill="currentColor" />}
      {open && <path d={open} stroke="currentColor" strokeWidth="2" />}
    </svg>
  );
}

/** The mark of a format and its letters. */
export function FormatName({ format, className = "font-600" }: FormatMarkProps) {
  return (
    <span className={`inline-flex items-center gap-2 ${className}`}>
      <FormatMark format={format} /> {format}
    </span>
  );
}
