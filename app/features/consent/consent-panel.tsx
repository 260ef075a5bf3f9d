import { useEffect, useState } from "react";
import { consentTexts as texts } from "#app/content/consent.ts";
import { CONSENTS, type Consent } from "#app/content/consent-cookie.ts";
import { readConsent, saveConsent, signalsPrivacy } from "#app/features/visitor-consent.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import type { DialogContentProps } from "#app/ui/dialog-slot.tsx";
import { Link } from "#app/ui/link.tsx";

const LABELS: Record<Consent, string> = { accord: texts.allow, refus: texts.refuse };

/** Refusing is as easy as allowing, and takes effect on click. */
export default function ConsentPanel({ onClose }: DialogContentProps) {
  const [current, setCurrent] = useState<Consent | null>(readConsent);
  const [isSignalled, setIsSignalled] = useState(false);
  useEffect(() => void signalsPrivacy().then(setIsSignalled), []);

  function choose(consent: Consent) {
    saveConsent(consent);
    setCurrent(readConsent());
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
          {CONSENTS.map((consent) => (
            <li key={consent} className="grid content-start gap-2">
              <Button
                variant="line"
                isBlock
                aria-pressed={current === consent}
                onClick={() => choose(consent)}
                className="min-h-14 aria-pressed:bg-glacier"
              >
                {current === consent && <span className="i-lucide-check text-icon" aria-hidden="true" />}
                {LABELS[consent]}
              </Button>
              <p className="text-moss text-small">{texts.effects[consent]}</p>
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
