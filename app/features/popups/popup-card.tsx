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

/** In the bar of a phone both buttons share one line. */
const SMALL = "max-sm:min-h-11 max-sm:px-2.5 max-sm:py-1 max-sm:text-small max-sm:leading-heading";

export interface PopupCardProps {
  popup: PopupName;
  /** Both run once the card has gone. */
  onPrimary: () => void;
  onSecondary: () => void;
}

/**
 * A bar of a phone, at its foot or under its header, a small card in a corner from 640 px, one line at the foot of a low or zoomed window;
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
      className="popup-card fixed inset-x-0 top-auto bottom-0 z-20 grid grid-cols-[minmax(0,1fr)_2.75rem] gap-x-2 border-t-1
        bg-raised pt-2 pr-2 pb-[calc(0.35rem+env(safe-area-inset-bottom,0px))] pl-4
        [box-shadow:0_-14px_30px_-22px_color-mix(in_srgb,var(--ink)_50%,transparent)]
        sm:right-6 sm:bottom-6 sm:left-auto sm:w-96 sm:gap-y-3 sm:rounded-lg sm:border-1 sm:px-6 sm:pt-5.4 sm:pb-4 sm:[box-shadow:var(--float)]
        sm:[&[data-side=left]]:right-auto sm:[&[data-side=left]]:left-6 forced-colors:border-2! print:hidden"
      data-side={SIDES[popup]}
    >
      <IconButton
        label={popupTexts.close}
        icon="i-lucide-x"
        onClick={() => close()}
        className="[grid-area:1/2] [--icon-button-edge:transparent] sm:-mt-1.4 sm:-mr-2"
      />
      <div className="popup-text [grid-area:1/1]">
        <h2
          id={titleId}
          className="pt-0.4 text-item leading-[1.25] tracking-[-0.01em] max-[23.99rem]:text-[length:var(--text-small)]
            sm:pt-1.4 sm:text-subtitle sm:leading-display"
        >
          {texts.title}
        </h2>
        <p id={textId} className="text-[length:var(--text-micro)] leading-[1.32] sm:mt-2.4 sm:text-item sm:leading-list">
          {texts.text}
        </p>
      </div>
      <div className="popup-buttons col-span-full mt-[0.3rem] flex flex-wrap gap-x-2 gap-y-1 sm:grid">
        <Button className={`${SMALL} flex-none`} onClick={() => close(onPrimary)}>
          {texts.primary}
        </Button>
        {/* Beside the first as long as there is room for a word. */}
        <Button variant="quiet" size="sm" className={`${SMALL} flex-[1_1_7rem]`} onClick={() => close(onSecondary)}>
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
