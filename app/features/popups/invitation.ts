import { trackerNames } from "#app/content/legal/tracker-names.ts";
import type { PopupName } from "#app/content/popups.ts";
import { announcedCatalogue } from "#app/features/announced-catalogue.ts";
import { openSessionMemory, type SessionMemory } from "#app/features/session-memory.ts";
import { defineDialog, isDialogOpen } from "#app/ui/dialog-slot.tsx";
import { prefersReducedMotion } from "#app/ui/reduced-motion.ts";
import { hasFreshMessage } from "#app/ui/toast.tsx";
import PopupCard, { type PopupCardProps } from "./popup-card.tsx";
import type { PopupPlan } from "./popup-plan.ts";
import { isTextEntry, mayInvite } from "./popup-rules.ts";

export interface InvitationActions {
  /** Opens the callback modal for a visitor who comes from the card. */
  openCallback: () => void;
  /** Whether the visitor has booked or asked for a callback in this session. */
  hasAskedCallback: () => boolean;
  openCatalogue: () => void;
}

const popupCard = defineDialog<PopupCardProps>(async () => ({ default: PopupCard }));

const shown: Record<PopupName, SessionMemory> = {
  promo: announcedCatalogue,
  catalogue: announcedCatalogue,
  callback: openSessionMemory(trackerNames.callbackPopup),
};

/** Lets the card of a plan come if it may. Returns whether there is nothing left to wait for. */
export async function invite({ popup, occasion }: PopupPlan, actions: InvitationActions): Promise<boolean> {
  const isSpent = shown[popup].has(occasion) || (popup === "callback" && actions.hasAskedCallback());
  const moment = {
    isSpent,
    isDialogOpen: hasOpenDialog(),
    isInField: isInField(),
    isMessageFresh: hasFreshMessage(),
    hasUnsentText: hasUnsentText(),
  };
  if (!mayInvite(moment)) return isSpent;
  const hasCome = await popupCard.openIfFree({ popup, ...actionsOf(popup, actions) });
  if (hasCome) shown[popup].add(occasion);
  return hasCome;
}

type CardActions = Pick<PopupCardProps, "onPrimary" | "onSecondary">;

function actionsOf(popup: PopupName, { openCallback, openCatalogue }: InvitationActions): CardActions {
  const decline = () => undefined;
  return {
    promo: { onPrimary: scrollToFormations, onSecondary: openCatalogue },
    catalogue: { onPrimary: openCatalogue, onSecondary: decline },
    callback: { onPrimary: openCallback, onSecondary: decline },
  }[popup];
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

/** On home. */
function scrollToFormations(): void {
  const title = document.getElementById("metiers");
  if (!title) return;
  title.scrollIntoView({ behavior: prefersReducedMotion() ? "instant" : "smooth" });
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
