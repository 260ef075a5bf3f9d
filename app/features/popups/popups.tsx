import { useEffect } from "react";
import { useLocation } from "react-router";
import { watchScrollDepth } from "#app/ui/scroll-depth.ts";
import type { InvitationActions } from "./invitation.ts";
import { type PopupTrigger, planPopup, READ_DEPTH } from "./popup-plan.ts";

/** Asked again after this time when the moment was not right. */
const RETRY_DELAY_MS = 1000;

/** Opens each card at its time on its pages; once, in the root. Their code is loaded only then. */
export function Popups({ actions }: { actions: InvitationActions }) {
  const { pathname } = useLocation();

  useEffect(() => {
    const plan = planPopup(pathname);
    if (!plan) return;
    let isLeft = false;

    const invite = async () => {
      // Without its code there is no card, and nothing breaks.
      const isOver = await import("./invitation.ts").then(
        (invitation) => isLeft || invitation.invite(plan, actions),
        () => true,
      );
      if (isOver) stopWaiting();
    };
    const stopWaiting = waitFor(plan.trigger, () => void invite());
    return () => {
      isLeft = true;
      stopWaiting();
    };
  }, [pathname, actions]);

  return null;
}

/** Calls `invite` when the trigger fires, and again until stopped. Returns the function that stops it. */
function waitFor(trigger: PopupTrigger, invite: () => void): () => void {
  return trigger.on === "delay" ? waitForDelay(trigger.delayMs, invite) : waitForLeavingOrRead(invite);
}

function waitForDelay(delayMs: number, invite: () => void): () => void {
  let timer = setTimeout(tryNow, delayMs);
  function tryNow() {
    timer = setTimeout(tryNow, RETRY_DELAY_MS);
    invite();
  }
  return () => clearTimeout(timer);
}

function waitForLeavingOrRead(invite: () => void): () => void {
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
