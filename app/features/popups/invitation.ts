import { trackerNames } from "#app/content/legal/tracker-names.ts";
import type { PopupName } from "#app/content/popups.ts";
import { announcedCatalogue, askedCallback, openSessionMemory } from "#app/forms/session-memory.ts";
import { defineDialog, isDialogOpen } from "#app/ui/dialog-slot.tsx";
import { prefersReducedMotion } from "#app/ui/reduced-motion.ts";
import { hasFreshMessage } from "#app/ui/toast.ts";
import PopupCard, { type PopupCardProps } from "./popup-card.tsx";

export interface InvitationActions {
  openCallback: () => void;
  openCatalogue: () => void;
}

/** The site has no other fields to type in. */
const TYPED = "input:not([type=hidden], [type=checkbox], [type=radio])";

const popupCard = defineDialog<PopupCardProps>(async () => ({ default: PopupCard }));

const shownCallback = openSessionMemory(trackerNames.callbackPopup);

/** Once per session: promo and catalogue share it, the callback has one per programme. Returns whether it is spent. */
export async function invite(popup: PopupName, path: string, actions: InvitationActions): Promise<boolean> {
  const isCallback = popup === "callback";
  const isSpent = isCallback ? shownCallback.has(path) || askedCallback.has() : announcedCatalogue.has();
  const isCovered = isDialogOpen() || document.querySelector("dialog[open]") !== null || hasFreshMessage();
  if (isSpent || isCovered || isTyping() || (popup === "promo" && wouldCoverSigns())) return isSpent;
  const answers = {
    promo: { onPrimary: scrollToFormations, onSecondary: actions.openCatalogue },
    catalogue: { onPrimary: actions.openCatalogue },
    callback: { onPrimary: actions.openCallback },
  };
  const hasCome = await popupCard.open({ popup, ...answers[popup] });
  if (hasCome && isCallback) shownCallback.add(path);
  else if (hasCome) announcedCatalogue.add();
  return hasCome;
}

/** In a field, or with unsent text: sent forms have left the page. */
function isTyping(): boolean {
  const hasUnsentText = [...document.querySelectorAll<HTMLInputElement>(`form ${TYPED}`)].some(
    (field) => field.value !== field.defaultValue,
  );
  return hasUnsentText || document.activeElement?.matches(TYPED) === true;
}

/** Where home's card stands on nothing but the ridge. */
const CLEAR_OF_SIGNS = "(min-width: 64rem) and (min-height: 55rem)";

/** The two professions of home's first screen, its main choice, until both have left the window by its top. */
function wouldCoverSigns(): boolean {
  if (matchMedia(CLEAR_OF_SIGNS).matches) return false;
  return [...document.querySelectorAll("[data-sign]")].some((sign) => sign.getBoundingClientRect().bottom >= 1);
}

function scrollToFormations(): void {
  const title = document.getElementById("metiers");
  if (!title) return;
  title.scrollIntoView({ behavior: prefersReducedMotion() ? "instant" : "smooth" });
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
