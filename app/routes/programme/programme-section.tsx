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
      <h2 id={id} className="break-after-avoid text-title leading-display">
        {title}
      </h2>
      <div className="mt-4 print:mt-2">{children}</div>
    </section>
  );
}
