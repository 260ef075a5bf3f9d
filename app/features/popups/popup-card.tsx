import { type FocusEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { type PopupName, popupTexts } from "#app/content/popups.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import type { DialogContentProps } from "#app/ui/dialog-slot.tsx";
import "./popup-card.css";

/** Clear of what stands on the page: a programme has its summary card on the right. */
const SIDES: Record<PopupName, "left" | "right"> = { promo: "right", catalogue: "right", callback: "left" };

/** In the bar of a phone both buttons share one line. */
const SMALL = "max-sm:min-h-11 max-sm:px-2.5 max-sm:py-1 max-sm:text-small max-sm:leading-heading";

export interface PopupCardProps {
  popup: PopupName;
  /** Both run once the card has gone. */
  onPrimary: () => void;
  onSecondary: () => void;
}

/**
 * A bar at the foot of a phone, a small card in a corner from 640 px; the page stays usable: it takes no focus, is announced politely, and Escape closes it from anywhere.
 * Focus that was moved into it goes back to where it came from.
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
      className="popup-card fixed z-20 grid gap-x-2 bg-raised forced-colors:border-2 print:hidden"
      data-side={SIDES[popup]}
    >
      <div>
        <h2 id={titleId} className="tracking-[-0.01em]">
          {texts.title}
        </h2>
        <p id={textId}>{texts.text}</p>
      </div>
      <IconButton label={popupTexts.close} icon="i-lucide-x" onClick={() => close()} className="[--icon-button-edge:transparent]" />
      <div className="popup-actions">
        <Button className={`${SMALL} flex-none`} onClick={() => close(onPrimary)}>
          {texts.primary}
        </Button>
        <Button variant="quiet" size="sm" className={SMALL} onClick={() => close(onSecondary)}>
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
