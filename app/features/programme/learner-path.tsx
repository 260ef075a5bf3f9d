import { type CSSProperties, type ReactNode, useRef, useState } from "react";
import { describeOtherFormat, programmePage } from "#app/content/pages/programme.ts";
import type { LearnerPathStep } from "#app/content/schema.ts";
import { Button } from "#app/ui/button.tsx";
import type { OfferViews } from "./offer-views.ts";
import { blurOf, isStepOf } from "./path-display.ts";
import { markPerDevice, PerDevice } from "./per-device.tsx";
import { ProgrammeSection } from "./programme-section.tsx";
import "./learner-path.css";

const { path } = programmePage;
const FIRST_BLURRED_STEP = 4;

interface LearnerPathProps {
  steps: readonly LearnerPathStep[];
  views: OfferViews;
  /** The catalogue download, beside the button that sharpens the path. */
  catalogue: ReactNode;
}

/** The steps as waypoints on a trail, blurred from the fourth on until the visitor asks for all of it (SPEC.md §4). The text is always there. */
export function LearnerPath({ steps, views, catalogue }: LearnerPathProps) {
  const [isRevealed, setIsRevealed] = useState(false);
  const firstBlurredStep = useRef<HTMLLIElement>(null);

  function toggle() {
    setIsRevealed(!isRevealed);
    if (!isRevealed) firstBlurredStep.current?.focus();
  }

  return (
    <ProgrammeSection id="parcours" title={path.title}>
      <div className="path" data-revealed={isRevealed || undefined} style={{ "--steps": steps.length } as CSSProperties}>
        <ol id="etapes">
          {steps.map((step, index) => {
            const position = index + 1;
            return (
              <li
                key={step.title}
                ref={position === FIRST_BLURRED_STEP ? firstBlurredStep : undefined}
                tabIndex={position === FIRST_BLURRED_STEP ? -1 : undefined}
                className="path-step"
                data-blur={isRevealed ? undefined : blurOf(position)}
                {...markPerDevice("aside", views, (view) => !isStepOf(step, view.format))}
              >
                <span className="path-waypoint" aria-hidden="true">
                  {position}
                </span>
                <span className="path-title">{step.title}</span>
                <PerDevice views={views}>
                  {(view, className) => (
                    <span className={`path-formats ${className}`}>
                      {isStepOf(step, view.format) ? step.formats.join(` ${path.and} `) : describeOtherFormat(step.formats)}
                    </span>
                  )}
                </PerDevice>
              </li>
            );
          })}
        </ol>
        <div className="path-actions">
          <Button aria-expanded={isRevealed} aria-controls="etapes" onClick={toggle} className="path-toggle">
            {isRevealed ? path.fold : path.reveal}
            <span
              className={`i-lucide-chevron-down text-[1.25em] transition-transform duration-160 ${isRevealed ? "rotate-180" : ""}`}
              aria-hidden="true"
            />
          </Button>
          {catalogue}
        </div>
      </div>
    </ProgrammeSection>
  );
}
