import { type CSSProperties, type ReactNode, useRef, useState } from "react";
import { describeFoldedSteps, describeOtherFormat, programmePage } from "#app/content/pages/programme.ts";
import type { LearnerPathStep } from "#app/content/schema.ts";
import type { Format } from "#app/content/vocabulary.ts";
import { Button } from "#app/ui/button.tsx";
import type { OfferViews } from "./offer-views.ts";
import { blurOf, showPath } from "./path-display.ts";
import { PerDevice } from "./per-device.tsx";
import { ProgrammeSection } from "./programme-section.tsx";
import "./learner-path.css";

const { path } = programmePage;
const FIRST_BLURRED_STEP = 4;
/** A path of so many steps has strongly blurred ones enough for the buttons to stand on. */
const LONG_PATH = 8;

interface LearnerPathProps {
  steps: readonly LearnerPathStep[];
  views: OfferViews;
  /** The catalogue download, beside the button that sharpens the path. */
  catalogue: ReactNode;
}

/** The way through the programme in the chosen format. What was revealed and unfolded stays so when the window changes its width. */
export function LearnerPath({ steps, views, catalogue }: LearnerPathProps) {
  const [isRevealed, setIsRevealed] = useState(false);
  const [isUnfolded, setIsUnfolded] = useState(false);

  return (
    <ProgrammeSection id="parcours" title={path.title}>
      <PerDevice views={views}>
        {(view, className) => (
          <FormatPath
            id={view === views.narrow ? "etapes-du-telephone" : "etapes"}
            steps={steps}
            format={view.format}
            isRevealed={isRevealed}
            onReveal={setIsRevealed}
            isUnfolded={isUnfolded}
            onUnfold={setIsUnfolded}
            catalogue={catalogue}
            className={className}
          />
        )}
      </PerDevice>
    </ProgrammeSection>
  );
}

interface FormatPathProps extends Pick<LearnerPathProps, "steps" | "catalogue"> {
  /** Of the list. */
  id: string;
  format: Format;
  isRevealed: boolean;
  onReveal: (isRevealed: boolean) => void;
  isUnfolded: boolean;
  onUnfold: (isUnfolded: boolean) => void;
  className: string;
}

/**
 * The steps as waypoints on a path, blurred from the fourth on until the visitor asks for all of it.
 * Those of the other format are folded. The text is always there.
 */
function FormatPath({ id, steps, format, isRevealed, onReveal, isUnfolded, onUnfold, catalogue, className }: FormatPathProps) {
  const firstBlurredStep = useRef<HTMLLIElement>(null);
  const shown = showPath(steps, format, isUnfolded);
  const length = shown.filter(({ position }) => position !== null).length;
  const others = shown.filter(({ isOfFormat }) => !isOfFormat);

  function toggle() {
    onReveal(!isRevealed);
    if (!isRevealed) firstBlurredStep.current?.focus();
  }

  return (
    <div
      className={`path ${className}`}
      data-revealed={isRevealed || undefined}
      data-long={length >= LONG_PATH || undefined}
      style={{ "--steps": length } as CSSProperties}
    >
      <ol id={id}>
        {shown.map(({ step, title, formats, isOfFormat, position }) => (
          <li
            key={step.title}
            ref={position === FIRST_BLURRED_STEP ? firstBlurredStep : undefined}
            tabIndex={position === FIRST_BLURRED_STEP ? -1 : undefined}
            className="path-step"
            data-blur={isRevealed || position === null ? undefined : blurOf(position)}
            data-folded={position === null || undefined}
            data-skipped={!isOfFormat || undefined}
          >
            <span className="waypoint path-waypoint" aria-hidden="true" />
            <span className="path-title">{title}</span>
            <span className="path-formats">{isOfFormat ? formats.join(` ${path.and} `) : describeOtherFormat(formats)}</span>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <button
          type="button"
          className="path-fold only-with-script"
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={() => onUnfold(!isUnfolded)}
        >
          {describeFoldedSteps(others.length, format === "EPP" ? "FC" : "EPP", isUnfolded)}
        </button>
      )}
      <div className="path-actions">
        <Button aria-expanded={isRevealed} aria-controls={id} onClick={toggle} className="path-toggle">
          {isRevealed ? path.fold : path.reveal}
          <span
            className={`i-lucide-chevron-down text-icon transition-rotate duration-160 ${isRevealed ? "[rotate:180deg]" : ""}`}
            aria-hidden="true"
          />
        </Button>
        {catalogue}
      </div>
    </div>
  );
}
