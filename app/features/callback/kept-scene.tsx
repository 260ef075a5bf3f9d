import type { ReactNode } from "react";
import "./callback.css";

interface KeptSceneProps {
  heading?: ReactNode;
  /** On the plate. */
  children: ReactNode;
  /** What to quote. */
  tag?: ReactNode;
}

/** Where a request that was kept stands: a plate on its post, before the ridge. */
export function KeptScene({ heading, children, tag }: KeptSceneProps) {
  return (
    <div className="callback-kept relative justify-self-stretch">
      {heading}
      <div className="plate-post callback-kept-post">
        <p className="plate plate-priced">
          <span>{children}</span>
        </p>
        {tag && <p className="callback-kept-tag relative">{tag}</p>}
      </div>
    </div>
  );
}
