import type { CSSProperties } from "react";
import { homePage } from "#app/content/pages/home.ts";
import { processSteps } from "#app/content/process.ts";
import { CallbackButton } from "#app/features/callback/callback-button.tsx";
import { Arrow } from "./arrow.tsx";

const texts = homePage.process;

/** The five steps, along a path that rises on a desktop and runs down on a phone. */
export function Process() {
  return (
    <section aria-labelledby="etapes" className="section bg-mist">
      <div className="wrap relative">
        <h2 id="etapes" className="mb-heading max-w-120 text-h2 xl:absolute xl:z-1">
          {texts.title}
        </h2>
        <div className="relative xl:pt-4">
          <svg
            className="hidden w-full text-pine xl:absolute xl:top-9.5 xl:left-5.5 xl:block xl:h-80 xl:overflow-visible"
            viewBox="0 0 100 100"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeDasharray="6 7"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d="M0 100C9 101 11 75 20 75S31 50 40 50 51 25 60 25 71 0 80 0" vectorEffect="non-scaling-stroke" />
          </svg>
          <ol className="waypoint-path relative [--dot:2.25rem] md:[--dot:2.75rem] xl:grid xl:grid-cols-5">
            {processSteps.map(({ id, title, description }) => (
              // On a desktop each a fifth of the height above the one before; the line joins the centres of the waypoints.
              <li
                key={id}
                className="gap-x-[calc(0.4*var(--dot))] gap-y-0.4 pb-4 md:gap-y-1.4 md:pb-8
                  xl:block xl:pt-[calc(25rem-var(--step)*5rem)] xl:pr-7 xl:pb-0 xl:before:hidden"
                style={{ "--step": id } as CSSProperties}
              >
                <span className={`waypoint ${id === processSteps.length ? "bg-pine text-white" : ""}`} aria-hidden="true">
                  {id}
                </span>
                <h3 className="self-center text-h3 tracking-[-0.012em] xl:mt-4.4 xl:mb-2">{title}</h3>
                <p className="col-start-2 text-moss max-md:text-small max-md:leading-[1.42] md:leading-normal">{description}</p>
              </li>
            ))}
          </ol>
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3 md:mt-6 xl:absolute xl:bottom-2 xl:left-[60%] print:hidden">
          <CallbackButton variant="sun" size="lg" sourceType="home_process_cta">
            {texts.action}
            <Arrow />
          </CallbackButton>
          <p className="max-w-112 text-moss text-small">{texts.advice}</p>
        </div>
      </div>
    </section>
  );
}
