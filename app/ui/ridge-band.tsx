import type { ReactNode } from "react";

/** `id` is its title's. */
export function RidgeBand({ id, className, children }: { id: string; className: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={`on-ink relative isolate overflow-clip ${className}`}>
      <div className="contours text-meltwater/13 opacity-100 [--ground:url(/images/ground-formations.svg)]" aria-hidden="true" />
      <div className="wrap">{children}</div>
      {/* Overlaps the band's last line, which would show through by a fraction of a pixel. */}
      <div
        aria-hidden="true"
        className="mt-panel h-[var(--elevation)] [background:url(/images/elevation.svg)_bottom/100%_100%_no-repeat] [translate:0_1px] forced-colors:hidden print:hidden"
      />
    </section>
  );
}
