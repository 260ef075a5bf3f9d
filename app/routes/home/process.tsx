import type { CSSProperties, ReactNode } from "react";
import { homePage } from "#app/content/pages/home.ts";
import { processSteps } from "#app/content/process.ts";
import "./process.css";

const texts = homePage.process;

/** The five steps, along a path that rises on a desktop and runs down on a phone. `action` opens the callback modal. */
export function Process({ action }: { action: ReactNode }) {
  return (
    <section aria-labelledby="etapes" className="section bg-mist">
      <div className="climb wrap">
        <h2 id="etapes" className="climb-title text-h2">
          {texts.title}
        </h2>
        <div className="climb-path">
          <svg className="climb-line" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 100C9 101 11 75 20 75S31 50 40 50 51 25 60 25 71 0 80 0" vectorEffect="non-scaling-stroke" />
          </svg>
          <ol>
            {processSteps.map(({ id, title, description }) => (
              <li key={id} style={{ "--step": id } as CSSProperties}>
                <span className="waypoint" aria-hidden="true">
                  {id}
                </span>
                <h3>{title}</h3>
                <p>{description}</p>
              </li>
            ))}
          </ol>
        </div>
        <div className="climb-end">
          {action}
          <p className="max-w-112 text-moss text-small">{texts.advice}</p>
        </div>
      </div>
    </section>
  );
}
