import type { ReactNode } from "react";
import "./callback.css";

export function KeptScene({ heading, children, tag }: { heading?: ReactNode; children: ReactNode; tag?: ReactNode }) {
  return (
    <div
      className="callback-kept @container relative isolate mx-[calc(-1*var(--sheet-gutter,0px))] justify-self-stretch
        overflow-clip px-[var(--sheet-gutter,1rem)] pt-3"
    >
      {heading}
      <div className="plate-post grid max-w-128 gap-2 pt-3 pb-25 [--post:0.5rem_auto_0_3.25rem] print:pb-3 forced-colors:pb-3">
        <p className="plate plate-priced min-h-20 [&_b]:text-subtitle">
          <span>{children}</span>
        </p>
        {tag && (
          <p
            className="relative ml-4 justify-self-start rounded-sm bg-ink px-4 py-[0.45rem] text-[length:var(--text-small)]
              text-white leading-title forced-colors:border-2"
          >
            {tag}
          </p>
        )}
      </div>
    </div>
  );
}
