import { useEffect } from "react";
import { useLocation } from "react-router";
import { watchScrollDepth } from "#app/ui/scroll-depth.ts";
import type { InvitationActions } from "./invitation.ts";
import { planPopup, READ_DEPTH } from "./popup-plan.ts";

const RETRY_DELAY_MS = 1000;

/** Once, in the root. The card's code loads only then. */
export function Popups({ actions }: { actions: InvitationActions }) {
  const { pathname } = useLocation();

  useEffect(() => {
    const plan = planPopup(pathname);
    if (!plan) return;
    let isLeft = false;

    const invite = async () => {
      // If its code can't load, there is no card.
      const isOver = await import("./invitation.ts").then(
        (invitation) => isLeft || invitation.invite(plan, actions),
        () => true,
      );
      if (isOver) stopWaiting();
    };
    const stopWaiting = plan.delayMs ? waitForDelay(plan.delayMs, invite) : waitForLeavingOrRead(invite);
    return () => {
      isLeft = true;
      stopWaiting();
    };
  }, [pathname, actions]);

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
