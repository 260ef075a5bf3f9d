import type { CSSProperties, ReactNode } from "react";
import { homePage } from "#app/content/pages/home.ts";
import { processSteps } from "#app/content/process.ts";
import "./process.css";

const texts = homePage.process;

/** The five steps, along a path that rises on a desktop and runs down on a phone. `action` opens the callback modal. */
export function Process({ action }: { action: ReactNode }) {
  return (
    <section aria-labelledby="etapes" className="section bg-mist">
      <div className="wrap relative">
        <h2 id="etapes" className="mb-heading max-w-120 text-h2 xl:absolute xl:z-1">
          {texts.title}
        </h2>
        <div className="relative xl:pt-4">
          <svg
            className="process-line hidden w-full text-pine xl:block"
            viewBox="0 0 100 100"
            fill="none"
            stroke="currentColor"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d="M0 100C9 101 11 75 20 75S31 50 40 50 51 25 60 25 71 0 80 0" vectorEffect="non-scaling-stroke" />
          </svg>
          <ol className="process-climb waypoint-path relative">
            {processSteps.map(({ id, title, description }) => (
              <li key={id} style={{ "--step": id } as CSSProperties}>
                <span className={`waypoint ${id === processSteps.length ? "bg-pine text-white" : ""}`} aria-hidden="true">
                  {id}
                </span>
                <h3 className="self-center text-h3 tracking-[-0.012em]">{title}</h3>
                <p className="text-moss">{description}</p>
              </li>
            ))}
          </ol>
        </div>
        <div className="process-end mt-3 flex flex-wrap items-center gap-x-6 gap-y-3 md:mt-6 print:hidden">
          {action}
          <p className="max-w-112 text-moss text-small">{texts.advice}</p>
        </div>
      </div>
    </section>
  );
}
