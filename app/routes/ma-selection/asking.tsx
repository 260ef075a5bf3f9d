import type { ReactNode } from "react";
import { selectionPage } from "#app/content/pages/selection.ts";

/** In the place of propositions, list and total, until the profession is said. */
export function Asking({ children }: { children?: ReactNode }) {
  const { title, text } = selectionPage.asking;
  return (
    <div className="wrap selection-main py-10">
      {children}
      <section aria-labelledby="profession" className="grid max-w-184 gap-3 rounded-lg border-1.5 border-edge border-dashed p-6">
        <h2 id="profession" className="text-h3">
          {title}
        </h2>
        <p>{text}</p>
      </section>
    </div>
  );
}
