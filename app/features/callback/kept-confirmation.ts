import { useEffect } from "react";
import { ownRequestAddress } from "./agenda-address.ts";

let kept: { address: string; page: string } | undefined;
let hasFailed = false;

/** The page that confirms a request, with and without scripts. */
export function confirmationAddress(key: string): string {
  return `${ownRequestAddress(key)}?notee=oui#etat`;
}

/** Stored before it is shown: showing it may fail. */
export function rememberConfirmation(key: string): void {
  kept = { address: confirmationAddress(key), page: window.location.pathname };
  if (hasFailed) window.location.replace(kept.address);
}

export function useConfirmationInstead(): void {
  useEffect(() => {
    hasFailed = true;
    if (kept?.page === window.location.pathname) window.location.replace(kept.address);
  }, []);
}
