import type { ReactNode } from "react";

/** What follows a request, step by step. */
export function NextSteps({ title, steps }: { title: string; steps: readonly ReactNode[] }) {
  return (
    <>
      <h4 className="visually-hidden">{title}</h4>
      <ol className="waypoint-path callback-next-steps">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change
          <li key={index}>
            <span className="waypoint" aria-hidden="true">
              {index + 1}
            </span>
            <p>{step}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
