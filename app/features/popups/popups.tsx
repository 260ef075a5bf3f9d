import { useEffect } from "react";
import { useLocation } from "react-router";
import type { PopupName } from "#app/content/popups.ts";
import { watchScrollDepth } from "#app/ui/scroll-depth.ts";
import type { InvitationActions } from "./invitation.ts";

/** `export const handle` of a route that shows a card. */
export interface PageHandle {
  popup?: PopupName;
}

/** The others come when the visitor moves to leave or has read the page. */
const DELAYS_MS: Partial<Record<PopupName, number>> = { promo: 5000, callback: 20_000 };
const RETRY_DELAY_MS = 1000;
/** Percent of the page that counts as read. */
const READ_DEPTH = 60;

/** Alone: Vite takes what follows an import for a part of it, and what it says of a style that can't load would go unheard. */
const loadInvitation = () => import("./invitation.ts");

/** Once, in the root, with the page's card. Its code loads only then. */
export function Popups({ popup, actions }: { popup: PopupName | undefined; actions: InvitationActions }) {
  const { pathname } = useLocation();

  useEffect(() => {
    if (!popup) return;
    let isLeft = false;

    const invite = async () => {
      // If its code can't load, there is no card.
      const isOver = await loadInvitation().then(
        (invitation) => isLeft || invitation.invite(popup, pathname, actions),
        () => true,
      );
      if (isOver) stopWaiting();
    };
    const delayMs = DELAYS_MS[popup];
    const stopWaiting = delayMs ? waitForDelay(delayMs, invite) : waitForLeavingOrRead(invite);
    return () => {
      isLeft = true;
      stopWaiting();
    };
  }, [popup, pathname, actions]);

  return null;
}

/** Calls `invite` when triggered, then until stopped. Returns the stop function. */
function waitForDelay(delayMs: number, invite: () => void): () => void {
  let timer = setTimeout(tryNow, delayMs);
  function tryNow() {
    timer = setTimeout(tryNow, RETRY_DELAY_MS);
    invite();
  }
  return () => clearTimeout(timer);
}

function waitForLeavingOrRead(invite: () => void): () => void {
  // Towards tabs and address bar, not sideways.
  const inviteLeaver = ({ clientY }: MouseEvent) => clientY <= 0 && invite();
  document.documentElement.addEventListener("mouseleave", inviteLeaver);
  const stopWatching = watchScrollDepth((percent) => percent >= READ_DEPTH && invite());
  return () => {
    document.documentElement.removeEventListener("mouseleave", inviteLeaver);
    stopWatching();
  };
}
