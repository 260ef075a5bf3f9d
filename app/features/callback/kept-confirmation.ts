import { useEffect } from "react";
import { REQUEST_ANCHOR } from "#app/content/navigation.ts";
import type { KeptRequest } from "./callback-confirmation.tsx";

/** Where a kept request leads: the page then says when we call. */
export function confirmationAddress({ jour, creneau, reference = "" }: KeptRequest): string {
  return `/contact?demande=${creneau}&jour=${jour}&numero=${reference}#${REQUEST_ANCHOR}`;
}

let kept: { address: string; page: string } | undefined;
let hasFailed = false;

/** Remembers the answer to a request before it is shown, as the page may fail while it does, or has failed meanwhile. */
export function rememberConfirmation(request: KeptRequest): void {
  kept = { address: confirmationAddress(request), page: window.location.pathname };
  if (hasFailed) window.location.replace(kept.address);
}

/** For a page that has failed: where the request that was kept on it is confirmed by the server, the visitor is led there. */
export function useConfirmationInstead(): void {
  useEffect(() => {
    hasFailed = true;
    if (kept?.page === window.location.pathname) window.location.replace(kept.address);
  }, []);
}
