import type { ReactNode } from "react";
import "./callback.css";

export function KeptScene({ heading, children, tag }: { heading?: ReactNode; children: ReactNode; tag?: ReactNode }) {
  return (
    <div className="callback-kept @container relative isolate justify-self-stretch overflow-clip px-sheet pt-3">
      {heading}
      <div className="plate-post grid max-w-128 gap-2 pt-3 pb-28 print:pb-3 forced-colors:pb-3">
        <p className="plate plate-priced min-h-20 [&_b]:text-subtitle">
          <span>{children}</span>
        </p>
        {tag && (
          <p
            className="relative ml-4 justify-self-start rounded-sm bg-ink px-4 py-2 text-small
              text-white leading-heading forced-colors:border-2"
          >
            {tag}
          </p>
        )}
      </div>
    </div>
  );
}
