import { type FocusEvent, useEffect, useId, useRef, useState } from "react";
import { type PopupName, popupTexts } from "#app/content/popups.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import type { DialogContentProps } from "#app/ui/dialog-slot.tsx";
import "./popup-card.css";

/** Clear of what stands on the page: a programme has its summary card on the right. */
const CORNERS: Record<PopupName, string> = { promo: "sm:left-auto md:right-6", callback: "sm:right-auto md:left-6" };

export interface PopupCardProps {
  popup: PopupName;
  /** Both run once the card has gone. */
  onPrimary: () => void;
  onSecondary: () => void;
}

/**
 * A small card over the page, which stays usable: it takes no focus, is announced politely, and Escape closes it from anywhere.
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
      className={`popup-card fixed right-4 bottom-4 left-4 z-30 rounded-lg border-1 border-hairline border-solid bg-raised p-5 pb-3 [box-shadow:var(--float)] sm:w-96 sm:p-6 sm:pb-4 md:bottom-6 print:hidden forced-colors:border-2 ${CORNERS[popup]}`}
    >
      <div className="flex items-start gap-3">
        <h2 id={titleId} className="flex-1 pt-2 text-h3 leading-display">
          {texts.title}
        </h2>
        <IconButton
          label={popupTexts.close}
          icon="i-lucide-x"
          onClick={() => close()}
          className="-mt-1 -mr-2 [--icon-button-edge:transparent]"
        />
      </div>
      <p id={textId} className="mt-2 text-label leading-list">
        {texts.text}
      </p>
      <div className="mt-4 grid gap-1">
        <Button isBlock onClick={() => close(onPrimary)}>
          {texts.primary}
        </Button>
        <Button isBlock variant="quiet" size="sm" onClick={() => close(onSecondary)}>
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
  const act = useRef(close);
  useEffect(() => {
    act.current = close;
  });
  useEffect(() => {
    function closeOnEscape({ key }: KeyboardEvent) {
      // A modal dialog over the card takes the key for itself.
      if (key === "Escape" && !document.querySelector("dialog:modal")) act.current();
    }
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, []);
}
