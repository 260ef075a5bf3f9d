import { lazy, Suspense, useSyncExternalStore } from "react";

/** Toasts; their code loads with the first one. */

export interface ToastMessage {
  kind: "success" | "error";
  title: string;
  description: string;
  /** A second sentence, outside the message. */
  note?: string;
  /** A fallback link, when the result may have gone unseen; such a toast stays longer. */
  link?: { before: string; label: string; to: string };
  closeLabel: string;
}

const loadToaster = () => import("./toaster.tsx");
const Toaster = lazy(loadToaster);

/** Loads the code early, so a connection error can be shown. */
export function preloadToaster(): void {
  loadToaster().catch(() => undefined);
}

let messages: readonly ToastMessage[] = [];
const listeners = new Set<() => void>();

/** No card interrupts this long after a success. */
const AFTER_SUCCESS_MS = 30_000;
let succeededAtMs = Number.NEGATIVE_INFINITY;

/** Whether a toast is visible, or a success was shown recently. */
export function hasFreshMessage(): boolean {
  return document.querySelector("[data-sonner-toast]") !== null || performance.now() - succeededAtMs < AFTER_SUCCESS_MS;
}

/** Shows a toast inside the open dialog, since the page is inert, else at the bottom. */
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

/** Toasts' place; once, in the root. */
export function ToastSlot() {
  const all = useSyncExternalStore(subscribe, readMessages, readMessages);
  if (all.length === 0) return null;
  return (
    <Suspense>
      <Toaster messages={all} />
    </Suspense>
  );
}
