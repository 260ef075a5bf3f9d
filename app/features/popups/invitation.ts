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
    isDialogOpen: isDialogOpen() || document.querySelector("dialog[open]") !== null,
    isInField: document.activeElement !== null && isTextEntry(document.activeElement),
    isMessageFresh: hasFreshMessage(),
    hasUnsentText: hasUnsentText(),
  };
  if (!mayInvite(moment)) return isSpent;
  const answers = {
    promo: { onPrimary: scrollToFormations, onSecondary: actions.openCatalogue },
    catalogue: { onPrimary: actions.openCatalogue },
    callback: { onPrimary: actions.openCallback },
  };
  const hasCome = await popupCard.openIfFree({ popup, ...answers[popup] });
  if (hasCome) shown[popup].add(occasion);
  return hasCome;
}

/** Sent forms have left the page. */
function hasUnsentText(): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("form :is(input, textarea)")].some(
    (field) => isTextEntry(field) && field.value !== field.defaultValue,
  );
}

function scrollToFormations(): void {
  const title = document.getElementById("metiers");
  if (!title) return;
  title.scrollIntoView({ behavior: prefersReducedMotion() ? "instant" : "smooth" });
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
