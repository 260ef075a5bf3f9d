import type { ReactNode } from "react";

const GROUNDS = {
  mist: { band: "bg-mist", lines: "text-pine opacity-12" },
  tone: { band: "bg-tone-soft", lines: "text-tone opacity-15" },
  /** No ground of its own: centred, after a section that has one. */
  paper: { band: "text-balance text-center", lines: null },
};

interface ClosingBandProps {
  /** Id of the title, which names the section. */
  id: string;
  title: string;
  text: string;
  ground: keyof typeof GROUNDS;
  /** The next step: a button or two. */
  children: ReactNode;
}

/** Last section of a page: one sentence and the next step. */
export function ClosingBand({ id, title, text, ground, children }: ClosingBandProps) {
  const { band, lines } = GROUNDS[ground];
  return (
    <section aria-labelledby={id} className={`section isolate overflow-clip print:hidden ${band}`}>
      {lines && <div className={`contours ${lines}`} aria-hidden="true" />}
      <div className={`wrap grid gap-6 ${lines ? "lg:grid-cols-[1fr_auto] lg:items-center lg:gap-16" : "justify-items-center"}`}>
        <div className={`grid gap-4 ${lines ? "" : "justify-items-center"}`}>
          <h2 id={id} className="max-w-[18ch] text-h2">
            {title}
          </h2>
          <p className="max-w-144 text-lead">{text}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3 max-sm:w-full">{children}</div>
      </div>
    </section>
  );
}
