/** The toasts' code loads with the first toast. */

export interface ToastMessage {
  kind: "success" | "error";
  title: string;
  description: string;
  note?: string;
  /** A fallback, when the result may go unseen. */
  link?: { label: string; to: string };
  closeLabel: string;
}

const loadToaster = () => import("./toaster.tsx");

/** Early, so a connection error can be shown. */
export function preloadToaster(): void {
  loadToaster().catch(() => undefined);
}

/** No card interrupts this long after a success. */
const AFTER_SUCCESS_MS = 30_000;
let succeededAtMs = Number.NEGATIVE_INFINITY;

export function hasFreshMessage(): boolean {
  return document.querySelector("[data-sonner-toast]") !== null || performance.now() - succeededAtMs < AFTER_SUCCESS_MS;
}

/** Shows it inside an open dialog, since the page is inert; else at the bottom. */
export function showToast(message: ToastMessage): void {
  if (message.kind === "success") succeededAtMs = performance.now();
  loadToaster().then(
    ({ show }) => show(message),
    () => undefined,
  );
}
