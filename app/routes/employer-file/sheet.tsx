import type { ReactNode } from "react";

export function Sheet({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-label={label}
      className="pack-sheet flex flex-col border-1 bg-white leading-text forced-colors:border-2 print:border-0"
    >
      {children}
    </section>
  );
}
