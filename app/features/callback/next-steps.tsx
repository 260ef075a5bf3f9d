import type { ReactNode } from "react";

export function NextSteps({ title, steps }: { title: string; steps: readonly ReactNode[] }) {
  return (
    <>
      <h4 className="visually-hidden">{title}</h4>
      {/* At 200 % text, an address fits on one line. */}
      <ol className="waypoint-path [--dot:min(2rem,9vw)]">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change
          <li key={index} className="gap-[min(0.75rem,3.5vw)] pb-3 leading-list">
            <span className="waypoint" aria-hidden="true">
              {index + 1}
            </span>
            <p className="pt-1">{step}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
