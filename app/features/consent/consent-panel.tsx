import { useEffect, useState } from "react";
import { choicesTexts as texts } from "#app/content/choices.ts";
import { CHOICES, type Choice, readChoice, saveChoice, signalsPrivacy } from "#app/features/visitor-choice.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import type { DialogContentProps } from "#app/ui/dialog-slot.tsx";
import { Link } from "#app/ui/link.tsx";

const LABELS: Record<Choice, string> = { accord: texts.allow, refus: texts.refuse };

/** « Gérer mes choix »: refusing weighs as much as allowing, and the choice holds from the click on. */
export default function ChoicesPanel({ onClose }: DialogContentProps) {
  const [current, setCurrent] = useState<Choice | null>(readChoice);
  const [isSignalled, setIsSignalled] = useState(false);
  useEffect(() => void signalsPrivacy().then(setIsSignalled), []);

  function choose(choice: Choice) {
    saveChoice(choice);
    setCurrent(readChoice());
  }

  return (
    <Dialog
      title={texts.title}
      closeLabel={texts.close}
      onClose={onClose}
      footer={
        <Button variant="quiet" size="sm" isFlush onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <div className="grid gap-5">
        <p>{texts.text}</p>
        <ul className="grid gap-4 sm:grid-cols-2">
          {CHOICES.map((choice) => (
            <li key={choice} className="grid content-start gap-2">
              <Button
                variant="line"
                isBlock
                aria-pressed={current === choice}
                onClick={() => choose(choice)}
                className="min-h-14 aria-pressed:bg-glacier aria-pressed:shadow-[inset_0_0_0_1px_var(--pine)]"
              >
                {current === choice && <span className="i-lucide-check text-[1.25em]" aria-hidden="true" />}
                {LABELS[choice]}
              </Button>
              <p className="text-moss text-small">{texts.effects[choice]}</p>
            </li>
          ))}
        </ul>
        <p role="status" className="rounded-md bg-mist px-4 py-3">
          {texts.current} <b className="font-600">{texts.states[current ?? "none"]}</b>
        </p>
        {isSignalled && <p className="text-small">{texts.globalPrivacyControl}</p>}
        <p className="text-moss text-small">
          {texts.duration}{" "}
          <Link to={texts.details.to} onClick={onClose} className="inline-block">
            {texts.details.label}
          </Link>
        </p>
      </div>
    </Dialog>
  );
}
