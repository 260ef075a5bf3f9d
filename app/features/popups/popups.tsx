import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { trackerNames } from "#app/content/legal/tracker-names.ts";
import type { PopupName } from "#app/content/popups.ts";
import { openSessionMemory, type SessionMemory } from "#app/features/session-memory.ts";
import { defineDialog, isDialogOpen } from "#app/ui/dialog-slot.tsx";
import { watchScrollDepth } from "#app/ui/scroll-depth.ts";
import { prefersStillness } from "#app/ui/stillness.ts";
import type { PopupCardProps } from "./popup-card.tsx";
import { type PopupTrigger, planPopup, READ_DEPTH } from "./popup-plan.ts";
import { isTextEntry, mayInvite } from "./popup-rules.ts";

/** Asked again after this time when the moment was not right. */
const RETRY_DELAY_MS = 1000;

const loadCard = () => import("./popup-card.tsx");
const popupCard = defineDialog<PopupCardProps>(loadCard);

const shown: Record<PopupName, SessionMemory> = {
  promo: openSessionMemory(trackerNames.promoPopup),
  callback: openSessionMemory(trackerNames.callbackPopup),
};

interface PopupsProps {
  /** Opens the callback modal for a visitor who comes from the card. */
  openCallback: () => void;
  /** Whether the visitor has booked or asked for a callback in this session. */
  hasAskedCallback: () => boolean;
  openCatalogue: () => void;
}

/** Brings the promo and the callback card at their time on their pages; once, in the root. */
export function Popups(props: PopupsProps) {
  const { pathname } = useLocation();
  const actions = useRef(props);
  useEffect(() => {
    actions.current = props;
  });

  useEffect(() => {
    const plan = planPopup(pathname);
    if (!plan) return;
    const { popup, trigger, occasion } = plan;
    const isSpent = () => shown[popup].has(occasion) || (popup === "callback" && actions.current.hasAskedCallback());
    if (isSpent()) return;
    let isLeft = false;

    function mayShow(): boolean {
      return (
        !isLeft && mayInvite({ isSpent: isSpent(), isDialogOpen: hasOpenDialog(), isInField: isInField(), hasUnsentText: hasUnsentText() })
      );
    }

    /** Lets the card come if it may, once its code is there. Returns whether there is nothing left to wait for. */
    function invite(): boolean {
      if (!mayShow()) return isSpent();
      void loadCard().then(
        async () => {
          if (mayShow() && (await popupCard.openIfFree({ popup, ...actionsOf(popup, actions) }))) shown[popup].add(occasion);
        },
        // Without its code there is no card, which nobody misses.
        () => stopWaiting(),
      );
      return false;
    }

    const stopWaiting = waitFor(trigger, invite);
    return () => {
      isLeft = true;
      stopWaiting();
    };
  }, [pathname]);

  return null;
}

type Actions = { current: PopupsProps };

function actionsOf(popup: PopupName, actions: Actions): Pick<PopupCardProps, "onPrimary" | "onSecondary"> {
  if (popup === "promo") return { onPrimary: scrollToFormations, onSecondary: () => actions.current.openCatalogue() };
  return { onPrimary: () => actions.current.openCallback(), onSecondary: () => undefined };
}

/** Calls `invite` when the trigger fires, and again until it answers that the card has come. Returns how to stop. */
function waitFor(trigger: PopupTrigger, invite: () => boolean): () => void {
  return trigger.on === "delay" ? waitForDelay(trigger.delayMs, invite) : waitForLeavingOrRead(invite);
}

function waitForDelay(delayMs: number, invite: () => boolean): () => void {
  let timer = setTimeout(tryNow, delayMs);
  function tryNow() {
    if (!invite()) timer = setTimeout(tryNow, RETRY_DELAY_MS);
  }
  return () => clearTimeout(timer);
}

function waitForLeavingOrRead(invite: () => boolean): () => void {
  function inviteLeaver(event: MouseEvent) {
    // Towards the tabs and the address bar, not out of a side of the window.
    if (event.clientY <= 0) invite();
  }
  document.documentElement.addEventListener("mouseleave", inviteLeaver);
  const stopWatching = watchScrollDepth((percent) => percent >= READ_DEPTH && invite());
  return () => {
    document.documentElement.removeEventListener("mouseleave", inviteLeaver);
    stopWatching();
  };
}

/** Whether a form of the page, in its present state, holds something typed: what was sent has left the page with its form. */
function hasUnsentText(): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("form :is(input, textarea)")].some(
    (field) => isTextEntry(field) && field.value !== field.defaultValue,
  );
}

function isInField(): boolean {
  return document.activeElement !== null && isTextEntry(document.activeElement);
}

function hasOpenDialog(): boolean {
  return isDialogOpen() || document.querySelector("dialog[open]") !== null;
}

/** Title of the formations: on home, else on the list pages and /formations. */
const FORMATIONS_TITLES = "#metiers, #programmes";

function scrollToFormations(): void {
  const title = document.querySelector<HTMLElement>(FORMATIONS_TITLES);
  if (!title) return;
  title.scrollIntoView({ behavior: prefersStillness() ? "instant" : "smooth" });
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
