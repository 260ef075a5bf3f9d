import type { ReactNode } from "react";
import "./ridge-band.css";

/** A dark band on contour lines, with mountains at its foot where the paper begins; `id` is that of its title. */
export function RidgeBand({ id, className, children }: { id: string; className: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={`on-ink relative isolate overflow-clip ${className}`}>
      <div className="contours text-meltwater/13 opacity-100" aria-hidden="true" />
      <div className="wrap">{children}</div>
      <div aria-hidden="true" className="ridge-edge" />
    </section>
  );
}
