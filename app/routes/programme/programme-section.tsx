import type { ReactNode } from "react";

interface ProgrammeSectionProps {
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

export function ProgrammeSection({ id, title, className = "", children }: ProgrammeSectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="break-after-avoid text-title leading-tight">
        {title}
      </h2>
      <div className="mt-4 print:mt-2">{children}</div>
    </section>
  );
}

/** The number is visual: lists are announced as such. */
export function NumberedItem({ number, className = "", children }: { number: number; className?: string; children: string }) {
  return (
    <li
      className={`grid @room:cols-mark-1 items-baseline gap-2 leading-list print:cols-mark-1 print:gap-1 print:leading-heading ${className}`}
    >
      <span className="font-700 font-display text-subtitle text-tone leading-heading print:text-icon" aria-hidden="true">
        {number}
      </span>{" "}
      <span>{children}</span>
    </li>
  );
}
