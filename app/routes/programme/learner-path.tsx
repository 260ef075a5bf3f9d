import { type ReactNode, useRef, useState } from "react";
import { programmePage } from "#app/content/pages/programme.ts";
import type { LearnerPathStep } from "#app/content/schema.ts";
import { Button } from "#app/ui/button.tsx";
import { ProgrammeSection } from "./programme-section.tsx";
import "./learner-path.css";

const { path } = programmePage;
const LIST_ID = "etapes";
const SHARP_STEPS = 3;
/** How blurred those after them are; the rest are as the last. */
const BLURS = ["slight", "more", "strong"];

interface LearnerPathProps {
  steps: readonly LearnerPathStep[];
  /** The catalogue download, beside the button that sharpens the path. */
  catalogue: ReactNode;
}

/**
 * The whole way through the programme, each step with its formats. From the fourth on the steps are blurred until the visitor asks for all
 * of them, and from the eighth on out of sight; the text is always there.
 */
export function LearnerPath({ steps, catalogue }: LearnerPathProps) {
  const firstBlurredStep = useRef<HTMLLIElement>(null);
  const [isRevealed, setIsRevealed] = useState(false);

  function toggle() {
    setIsRevealed(!isRevealed);
    if (!isRevealed) firstBlurredStep.current?.focus();
  }

  return (
    <ProgrammeSection id="parcours" title={path.title}>
      <ol id={LIST_ID} className="path relative" data-revealed={isRevealed || undefined}>
        {steps.map(({ title, formats }, index) => {
          const position = index + 1;
          const isFirstBlurred = index === SHARP_STEPS;
          return (
            <li
              key={title}
              ref={isFirstBlurred ? firstBlurredStep : undefined}
              tabIndex={isFirstBlurred ? -1 : undefined}
              className="path-step"
              data-blur={isRevealed || index < SHARP_STEPS ? undefined : (BLURS[index - SHARP_STEPS] ?? BLURS.at(-1))}
            >
              <span
                className={`waypoint path-waypoint size-8 text-small leading-none ${index === 0 || position === steps.length ? "bg-tone text-white" : ""}`}
                aria-hidden="true"
              >
                {position}
              </span>{" "}
              <span className="path-title pt-1 font-600 print:pt-0">{title}</span>
              <span className="path-formats whitespace-nowrap pt-1.5 text-moss text-small leading-[1.35] print:pt-0">
                <span className="visually-hidden">, {path.formats} </span>
                {formats.join(` ${path.and} `)}
              </span>
            </li>
          );
        })}
      </ol>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-3.5 print:hidden">
        <Button
          aria-expanded={isRevealed}
          aria-controls={LIST_ID}
          onClick={toggle}
          className="only-with-script contrast-more:hidden forced-colors:hidden"
        >
          {isRevealed ? path.fold : path.reveal}
          <span
            className={`i-lucide-chevron-down text-icon transition-rotate duration-160 ${isRevealed ? "[rotate:180deg]" : ""}`}
            aria-hidden="true"
          />
        </Button>
        {catalogue}
      </div>
    </ProgrammeSection>
  );
}
