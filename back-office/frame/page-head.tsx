import type { ReactNode } from "react";

/** The title of a screen, one line beside it, and what stands at its end. */
export function PageHead({ title, words, children }: { title: string; words?: ReactNode; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-5 gap-y-2 px-4 pt-6 pb-4 lg:px-6">
      <h1 className="text-[1.875rem] leading-display">{title}</h1>
      {words && <p className="text-moss">{words}</p>}
      {children && (
        <div className="ml-auto flex flex-wrap items-center gap-4 text-moss text-small max-sm:ml-0 print:hidden">{children}</div>
      )}
    </div>
  );
}
