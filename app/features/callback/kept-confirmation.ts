import { useEffect } from "react";
import { REQUEST_ANCHOR } from "#app/content/navigation.ts";
import type { KeptRequest } from "./callback-confirmation.tsx";

export function confirmationAddress({ jour, creneau, reference = "" }: KeptRequest): string {
  return `/contact?demande=${creneau}&jour=${jour}&numero=${reference}#${REQUEST_ANCHOR}`;
}

let kept: { address: string; page: string } | undefined;
let hasFailed = false;

/** Stored before it is shown: showing it may fail. */
export function rememberConfirmation(request: KeptRequest): void {
  kept = { address: confirmationAddress(request), page: window.location.pathname };
  if (hasFailed) window.location.replace(kept.address);
}

export function useConfirmationInstead(): void {
  useEffect(() => {
    hasFailed = true;
    if (kept?.page === window.location.pathname) window.location.replace(kept.address);
  }, []);
}
