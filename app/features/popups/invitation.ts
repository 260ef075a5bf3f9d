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
  openCallback: () => void;
  hasAskedCallback: () => boolean;
  openCatalogue: () => void;
}

const popupCard = defineDialog<PopupCardProps>(async () => ({ default: PopupCard }));

const shown: Record<PopupName, SessionMemory> = {
  promo: announcedCatalogue,
  catalogue: announcedCatalogue,
  callback: openSessionMemory(trackerNames.callbackPopup),
};

/** Returns whether the plan is finished. */
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

/** Sent forms have left the page. */
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

function scrollToFormations(): void {
  const title = document.getElementById("metiers");
  if (!title) return;
  title.scrollIntoView({ behavior: prefersReducedMotion() ? "instant" : "smooth" });
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
