import { type FocusEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { type PopupName, popupTexts } from "#app/content/popups.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import type { DialogContentProps } from "#app/ui/dialog-slot.tsx";
import "./popup-card.css";

/**
 * Clear of what stands on the page: a programme has its summary card on the right;
 * on a phone its button is at the foot of the first screen.
 */
const SIDES: Record<PopupName, "left" | "right"> = { promo: "right", catalogue: "right", callback: "left" };

export interface PopupCardProps {
  popup: PopupName;
  /** Both run once the card has gone. */
  onPrimary: () => void;
  onSecondary: () => void;
}

/**
 * A bar of a phone, at its foot or in one line under its header, a small card in a corner from 640 px, or one line in the column of a
 * programme's card and at the foot of a low or zoomed window;
 * what closes it is its first stop, after the link to the content. The page stays usable: it takes no focus, is
 * announced politely, and Escape closes it from anywhere. Focus that was moved into it goes back to where it came from.
 */
export default function PopupCard({ popup, onPrimary, onSecondary, onClose }: PopupCardProps & DialogContentProps) {
  const texts = popupTexts[popup];
  const card = useRef<HTMLElement>(null);
  const returnTo = useRef<HTMLElement | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const titleId = useId();
  const textId = useId();

  // A live region speaks when its text changes, not when it appears.
  useEffect(() => setAnnouncement(`${texts.title} ${texts.text}`), [texts]);

  function close(then?: () => void) {
    if (card.current?.contains(document.activeElement)) returnTo.current?.focus({ preventScroll: true });
    onClose();
    then?.();
  }

  useCloseOnEscape(close);

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
      className="popup-card"
      data-side={SIDES[popup]}
    >
      <IconButton label={popupTexts.close} icon="i-lucide-x" onClick={() => close()} />
      <div className="popup-text">
        <h2 id={titleId}>{texts.title}</h2>
        <p id={textId}>{texts.text}</p>
      </div>
      <div className="popup-buttons">
        <Button onClick={() => close(onPrimary)}>{texts.primary}</Button>
        <Button variant="quiet" size="sm" onClick={() => close(onSecondary)}>
          {texts.secondary}
        </Button>
      </div>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </section>
  );
}

function useCloseOnEscape(close: () => void) {
  const closeOnEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    // A modal dialog over the card takes the key for itself.
    if (key === "Escape" && !document.querySelector("dialog:modal")) close();
  });
  useEffect(() => {
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, []);
}
