import type { CSSProperties } from "react";
import { homePage } from "#app/content/pages/home.ts";
import { processSteps } from "#app/content/process.ts";
import { CallbackButton } from "#app/features/callback/callback-button.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { Arrow } from "./arrow.tsx";
import "./process.css";

const texts = homePage.process;

export function Process() {
  return (
    <section aria-labelledby="etapes" className="section bg-mist">
      <div className="wrap process relative">
        <h2 id="etapes" className="text-h2">
          {texts.title}
        </h2>
        <svg
          viewBox="0 0 1000 304"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray="6 7"
          preserveAspectRatio="none"
          className="absolute hidden w-full text-pine xl:block print:hidden!"
          aria-hidden="true"
        >
          <path d="M0 304C90 290 120 232 200 228S320 160 400 152S520 84 600 76S720 4 800 0" vectorEffect="non-scaling-stroke" />
        </svg>
        <ol className="waypoint-path">
          {processSteps.map(({ id, title, description }) => (
            <li key={id} style={{ "--step": id } as CSSProperties}>
              <span className="waypoint" aria-hidden="true">
                {id}
              </span>
              <h3 className="text-subtitle leading-heading">{title}</h3>
              <p className="text-moss">{description}</p>
            </li>
          ))}
        </ol>
        <div className="process-next mt-2 flex flex-wrap items-center justify-items-start gap-x-6 gap-y-3 xl:grid print:hidden!">
          <CallbackButton variant="sun" size="lg" sourceType="home_process_cta">
            {texts.action}
            <Arrow />
          </CallbackButton>
          <p className="max-w-144 text-moss">
            <Unbroken text={texts.advice} />
          </p>
        </div>
      </div>
    </section>
  );
}
