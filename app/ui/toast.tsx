import { lazy, Suspense, useSyncExternalStore } from "react";

/** Messages that come and go. Nothing of it is loaded before the first one. */

export interface ToastMessage {
  kind: "success" | "error";
  title: string;
  description: string;
  /** A second sentence, which is no part of the message. */
  note?: string;
  /** Where to go when what the message says was not seen to happen. Such a message stays longer. */
  link?: { before: string; label: string; to: string };
  closeLabel: string;
}

const loadToaster = () => import("./toaster.tsx");
const Toaster = lazy(loadToaster);

/** Fetches the code ahead, so that a message about a cut connection can be shown. */
export function preloadToaster(): void {
  loadToaster().catch(() => undefined);
}

let messages: readonly ToastMessage[] = [];
const listeners = new Set<() => void>();

/** So long after a success nothing else asks for attention. */
const AFTER_SUCCESS_MS = 30_000;
let succeededAtMs = Number.NEGATIVE_INFINITY;

/** Whether a message stands on the page, or one of success was shown a moment ago. */
export function hasFreshMessage(): boolean {
  return document.querySelector("[data-sonner-toast]") !== null || performance.now() - succeededAtMs < AFTER_SUCCESS_MS;
}

/** Shows a message: inside the open dialog, since the page behind it is inert, else at the bottom of the page. */
export function showToast(message: ToastMessage): void {
  messages = [...messages, message];
  if (message.kind === "success") succeededAtMs = performance.now();
  for (const notify of listeners) notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readMessages(): readonly ToastMessage[] {
  return messages;
}

/** Where messages appear: once, in the root. */
export function ToastSlot() {
  const all = useSyncExternalStore(subscribe, readMessages, readMessages);
  if (all.length === 0) return null;
  return (
    <Suspense>
      <Toaster messages={all} />
    </Suspense>
  );
}
