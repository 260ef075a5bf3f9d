import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { IconButton } from "./button.tsx";

interface DialogProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  footer: ReactNode;
  children: ReactNode;
}

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]):not([type="hidden"]), select:not([disabled]), textarea:not([disabled]), iframe, [tabindex="0"]';

/** Native modal, open while mounted: page inert, Escape closes, focus returns, Tab cycles. At most 90 % of the viewport high. */
export function Dialog({ title, closeLabel, onClose, footer, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const pressed = useRef<EventTarget | null>(null);
  const titleId = useId();

  // Before it leaves the document, `close` returns the focus, also to the dialog that replaces this one.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  // Firefox would focus the first button; a new title says what has happened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each title
  useLayoutEffect(() => {
    heading.current?.focus();
    body.current?.scrollTo(0, 0);
  }, [title]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      // Closes only on a full click on the backdrop: a text selection may end there.
      onClick={({ target }) => target === dialog.current && pressed.current === target && onClose()}
      onKeyDown={keepFocusInside}
      className="dialog-frame movement-float overflow-hidden max-sm:mb-0 max-sm:w-full max-sm:rounded-b-0"
    >
      {/* In very low windows, such as 400 % zoom, everything scrolls together. */}
      <div className="flex max-h-dialog flex-col [@media(max-height:30rem)]:block [@media(max-height:30rem)]:overflow-y-auto">
        <div className="flex items-center gap-2 py-1 pr-2 pl-4 sm:items-start sm:gap-4 sm:px-8 sm:pt-6 sm:pb-2">
          <h2
            ref={heading}
            id={titleId}
            tabIndex={-1}
            className="flex-1 py-1 text-subtitle tracking-tight outline-none sm:pt-2 sm:text-title"
          >
            {title}
          </h2>
          <IconButton label={closeLabel} icon="i-lucide-x" onClick={onClose} className="frameless sm:-mt-1 sm:-mr-2" />
        </div>
        <div
          ref={body}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-1 pb-1 [--sheet-gutter:1rem] sm:px-8 sm:pt-2 sm:pb-6 sm:[--sheet-gutter:2rem]"
        >
          {children}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-1 gap-y-3 border-t-1 bg-paper px-4 pt-2 pb-safe-2 sm:px-8 sm:py-4">
          {footer}
        </div>
      </div>
    </dialog>
  );
}

/** Native dialogs let Tab reach the browser's controls; this one cycles. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== "Tab") return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isInSight);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

/** Safari before 17.4 lacks checkVisibility; folded elements have no box. */
function isInSight(element: HTMLElement): boolean {
  return element.checkVisibility?.() ?? element.getClientRects().length > 0;
}
