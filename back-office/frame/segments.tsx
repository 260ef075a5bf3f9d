import type { ReactNode } from "react";

/** A few views of one screen side by side: links, of which one is current. */
export function Segments({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="segments-links">
      {children}
    </nav>
  );
}
