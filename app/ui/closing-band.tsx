import type { ReactNode } from "react";
import { Hill } from "./motifs/hill.tsx";
import { Unbroken } from "./unbroken.tsx";

const GROUNDS = {
  mist: { band: "section bg-mist", title: "max-w-16ch text-h2", text: "max-w-144 text-lead" },
  tone: { band: "relative py-block bg-tone-soft", title: "text-title leading-tight", text: "" },
};

interface ClosingBandProps {
  id: string;
  title: string;
  text: string;
  ground: keyof typeof GROUNDS;
  /** A programme's hill instead of plain contour lines. */
  hill?: number;
  children: ReactNode;
}

export function ClosingBand({ id, title, text, ground, hill, children }: ClosingBandProps) {
  const { band, ...looks } = GROUNDS[ground];
  return (
    <section aria-labelledby={id} className={`isolate overflow-clip print:hidden ${band}`}>
      {hill ? <Hill of={hill} className="hill-aside" /> : <div className="contours text-pine" aria-hidden="true" />}
      <div className="wrap grid gap-6 lg:cols-1-auto lg:items-center lg:gap-16">
        <div className="grid gap-4">
          <h2 id={id} className={looks.title}>
            {title}
          </h2>
          <p className={looks.text}>
            <Unbroken text={text} />
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3 max-sm:w-full">{children}</div>
      </div>
    </section>
  );
}
