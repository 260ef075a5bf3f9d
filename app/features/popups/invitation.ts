import { trackerNames } from "#app/content/legal/tracker-names.ts";
import type { PopupName } from "#app/content/popups.ts";
import { announcedCatalogue } from "#app/features/announced-catalogue.ts";
import { openSessionMemory, type SessionMemory } from "#app/features/session-memory.ts";
import { defineDialog, isDialogOpen } from "#app/ui/dialog-slot.tsx";
import { prefersReducedMotion } from "#app/ui/reduced-motion.ts";
import { hasFreshMessage } from "#app/ui/toast.ts";
import PopupCard, { type PopupCardProps } from "./popup-card.tsx";
import type { PopupPlan } from "./popup-plan.ts";

export interface InvitationActions {
  openCallback: () => void;
  hasAskedCallback: () => boolean;
  openCatalogue: () => void;
}

/** The site has no other fields to type in. */
const TYPED = "input:not([type=hidden], [type=checkbox], [type=radio])";

const popupCard = defineDialog<PopupCardProps>(async () => ({ default: PopupCard }));

const shown: Record<PopupName, SessionMemory> = {
  promo: announcedCatalogue,
  catalogue: announcedCatalogue,
  callback: openSessionMemory(trackerNames.callbackPopup),
};

/** Returns whether the plan is finished. */
export async function invite({ popup, occasion }: PopupPlan, actions: InvitationActions): Promise<boolean> {
  const isSpent = shown[popup].has(occasion) || (popup === "callback" && actions.hasAskedCallback());
  const isCovered = isDialogOpen() || document.querySelector("dialog[open]") !== null || hasFreshMessage();
  if (isSpent || isCovered || isTyping()) return isSpent;
  const answers = {
    promo: { onPrimary: scrollToFormations, onSecondary: actions.openCatalogue },
    catalogue: { onPrimary: actions.openCatalogue },
    callback: { onPrimary: actions.openCallback },
  };
  const hasCome = await popupCard.openIfFree({ popup, ...answers[popup] });
  if (hasCome) shown[popup].add(occasion);
  return hasCome;
}

/** In a field, or with unsent text: sent forms have left the page. */
function isTyping(): boolean {
  const hasUnsentText = [...document.querySelectorAll<HTMLInputElement>(`form ${TYPED}`)].some(
    (field) => field.value !== field.defaultValue,
  );
  return hasUnsentText || document.activeElement?.matches(TYPED) === true;
}

function scrollToFormations(): void {
  const title = document.getElementById("metiers");
  if (!title) return;
  title.scrollIntoView({ behavior: prefersReducedMotion() ? "instant" : "smooth" });
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
