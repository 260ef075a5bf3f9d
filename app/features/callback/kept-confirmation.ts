import { useEffect } from "react";
import { ownRequestAddress } from "./agenda-address.ts";
import { type AskedRequest, askedRequest } from "./asked-request.ts";

let kept: { address: string; page: string } | undefined;
let hasFailed = false;

/** The page that confirms a request, with and without scripts. */
export function confirmationAddress(key: string): string {
  return `${ownRequestAddress(key)}?notee=oui#etat`;
}

/** Stored before it is shown: showing it may fail. */
export function rememberConfirmation(request: AskedRequest): void {
  askedRequest.keep(request);
  kept = { address: confirmationAddress(request.cle), page: window.location.pathname };
  if (hasFailed) window.location.replace(kept.address);
}

export function useConfirmationInstead(): void {
  useEffect(() => {
    hasFailed = true;
    if (kept?.page === window.location.pathname) window.location.replace(kept.address);
  }, []);
}
