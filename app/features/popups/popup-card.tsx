import { type FocusEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { type PopupName, type PopupTexts, popupTexts } from "#app/content/popups.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import type { DialogContentProps } from "#app/ui/dialog-slot.tsx";
import "./popup-card.css";

export interface PopupCardProps {
  popup: PopupName;
  onPrimary: () => void;
  /** Absent for a refusal. */
  onSecondary?: () => void;
}

/** Non-modal: takes no focus, is announced politely, closes on Escape from anywhere, and returns a focus that entered it. */
export default function PopupCard({ popup, onPrimary, onSecondary, onClose }: PopupCardProps & DialogContentProps) {
  const texts: PopupTexts = popupTexts[popup];
  const card = useRef<HTMLElement>(null);
  const returnTo = useRef<HTMLElement | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const titleId = useId();
  const textId = useId();

  // Live regions announce changes, not their first content.
  useEffect(() => setAnnouncement(`${texts.title} ${texts.text}`), [texts]);

  function close(then?: () => void) {
    if (card.current?.contains(document.activeElement)) returnTo.current?.focus({ preventScroll: true });
    onClose();
    then?.();
  }

  const closeOnEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    // A modal dialog above it handles Escape first.
    if (key === "Escape" && !document.querySelector("dialog:modal")) close();
  });
  useEffect(() => {
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, []);

  function rememberOrigin({ relatedTarget, currentTarget }: FocusEvent) {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) returnTo.current = relatedTarget;
  }

  return (
    <section
      ref={card}
      role="dialog"
      aria-modal="false"
      aria-labelledby={titleId}
      aria-describedby={textId}
      onFocus={rememberOrigin}
      className="popup-card fixed z-19 flex flex-wrap items-center gap-1 bg-raised print:hidden"
      data-popup={popup}
    >
      <IconButton label={popupTexts.close} icon="i-lucide-x" onClick={() => close()} className="order-1 frameless" />
      <div className="popup-text">
        <h2 id={titleId} className="text-item leading-heading tracking-snug">
          {texts.title}
        </h2>
        <p id={textId} className="text-micro">
          {texts.text}
        </p>
      </div>
      <div className="popup-buttons flex flex-wrap gap-1">
        <Button onClick={() => close(onPrimary)}>{texts.primary}</Button>
        <Button variant="quiet" size="sm" onClick={() => close(onSecondary)}>
          <span className={texts.shortSecondary && "max-sm:hidden"}>{texts.secondary}</span>
          {texts.shortSecondary && <span className="sm:hidden">{texts.shortSecondary}</span>}
        </Button>
      </div>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </section>
  );
}
