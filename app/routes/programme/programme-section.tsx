import type { ReactNode } from "react";

interface ProgrammeSectionProps {
  /** Anchor of the section. */
  id: string;
  title: string;
  /** Beside or under the title. */
  note?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A titled section of the content column. */
export function ProgrammeSection({ id, title, note, className = "", children }: ProgrammeSectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="text-title-xl">
        {title}
      </h2>
      {note}
      <div className="mt-6 print:mt-2">{children}</div>
    </section>
  );
}
