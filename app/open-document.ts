import { useEffect } from "react";
import { type DataStrategyResult, type MiddlewareFunction, useLocation } from "react-router";
import { OFFLINE_EVENT } from "#app/ui/offline-notice.tsx";

type Results = Record<string, DataStrategyResult>;

/** Data or code that takes longer is not waited for. */
const LIMIT_MS = 10_000;

/** Address, without fragment, of the page that this document shows; empty until it has shown one. */
let shown = "";
/** Of the latest link: the router's requests carry none. */
let fragment = "";

/** Whatever keeps the router from showing a page, the browser opens its document. Offline, the page stays, with a notice. */
export const openDocumentInstead: MiddlewareFunction<Results> = async ({ request: { url, signal } }, next) => {
  // The code of another page would be missing too.
  const results = navigator.onLine || isSamePage(url) ? await Promise.race([next(), waitFor(LIMIT_MS)]) : null;
  if (signal.aborted || (results && Object.values(results).every(isOurs))) return results ?? {};
  // Fresher data of the page that is shown: it stays as it is.
  if (url === shown) return {};
  if (navigator.onLine) openDocument(url);
  else window.dispatchEvent(new Event(OFFLINE_EVENT));
  // Until the document arrives, or another link is followed.
  await new Promise((resolve) => signal.addEventListener("abort", resolve));
  return {};
};

/** Whether a page failed on arrival, as old code does with new data. One that failed in its own document has no other. */
export function hasDocumentLeft(): boolean {
  return shown !== "" && currentAddress() !== shown && navigator.onLine;
}

/** `to` as given to the router. */
export function followFragment(to: string | number): void {
  fragment = new URL(String(to), window.location.href).hash;
}

export function useShownAddress(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    shown = new URL(pathname + search, window.location.origin).href;
  }, [pathname, search]);
}

function openDocument(address: string): void {
  // A step back or forward has changed the address already.
  if (address === currentAddress()) window.location.reload();
  else window.location.assign(address + fragment);
}

function isSamePage(address: string): boolean {
  return shown === "" || new URL(address).pathname === new URL(shown).pathname;
}

function currentAddress(): string {
  return window.location.href.replace(/#.*/, "");
}

/** Redirects arrive as errors too. */
function isOurs({ type, result }: DataStrategyResult): boolean {
  return type === "data" || result instanceof Response;
}

function waitFor(delayMs: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, delayMs, null));
}
