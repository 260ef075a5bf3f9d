import { type ComponentType, createRef, type MouseEvent, type ReactElement, useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { afterPaint } from "./after-paint.ts";
import { opensElsewhere } from "./link.tsx";
import { openStore } from "./store.ts";

/** A single slot, so two dialogs are never open at once. */

export interface DialogContentProps {
  onClose: () => void;
}

interface OpenDialog {
  /** New for each opening, to reset the dialog's state. */
  key: number;
  content: ReactElement;
  isLeaving?: boolean;
}

let current: OpenDialog | null = null;
/** Changes with each opening and closing: what was loading before comes too late. */
let openings = 0;
/** How many are on their way. */
let loading = 0;
const store = openStore(() => current);
const slot = createRef<HTMLDivElement>();

function setCurrent(next: OpenDialog | null): void {
  current = next;
  store.notify();
}

/** Also cancels a dialog still loading. Stays mounted during its exit transition (`[data-leaving] > *`). */
async function closeDialog(): Promise<void> {
  openings++;
  if (!current || current.isLeaving) return;
  const leaving = { ...current, isLeaving: true };
  setCurrent(leaving);
  // Its exit transition has begun by then.
  await afterPaint();
  const content = slot.current?.firstElementChild;
  if (current !== leaving) return;
  if (content instanceof HTMLDialogElement) content.close();
  await Promise.allSettled(content?.getAnimations().map(({ finished }) => finished) ?? []);
  if (current === leaving) setCurrent(null);
}

/** Also true while one loads. */
export function isDialogOpen(): boolean {
  return (current !== null && !current.isLeaving) || loading > 0;
}

/** Loads code on first use. `open` replaces an open dialog and resolves to whether it is open. */
export function defineDialog<Props extends object>(load: () => Promise<{ default: ComponentType<Props & DialogContentProps> }>) {
  async function open(props: Props): Promise<boolean> {
    const opening = ++openings;
    loading++;
    try {
      // The press responds before the dialog's code runs.
      await afterPaint();
      const { default: Content } = await load();
      // Superseded by another dialog or page.
      if (opening !== openings) return true;
      // A closed dialog's late callback must not close its successor.
      const close = () => current?.key === opening && !current.isLeaving && void closeDialog();
      setCurrent({ key: opening, content: <Content {...props} onClose={close} /> });
      return true;
    } catch {
      return false;
    } finally {
      loading--;
    }
  }

  function preload() {
    // A tap is also a pointer that enters.
    afterPaint()
      .then(load)
      .catch(() => undefined);
  }

  /**
   * For a submit button, which submits its form before hydration, without JavaScript, or when the dialog's code can't load;
   * or for a link to the fallback page, which leads there then, and in another tab too.
   */
  function openWith(props: Props) {
    async function openInstead(event: MouseEvent<HTMLButtonElement | HTMLAnchorElement>) {
      if (opensElsewhere(event)) return;
      event.preventDefault();
      const pressed = event.currentTarget;
      if (await open(props)) return;
      if (pressed instanceof HTMLAnchorElement) window.location.assign(pressed.href);
      else pressed.form?.requestSubmit(pressed);
    }
    return { "aria-haspopup": "dialog", onPointerEnter: preload, onFocus: preload, onClick: openInstead } as const;
  }

  return { open, openWith };
}

/** Once, in the root. Navigation closes the dialog. */
export function DialogSlot() {
  const { pathname } = useLocation();
  const dialog = store.useValue();
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on navigation, before anything is pressed in the page that follows
  useLayoutEffect(() => () => void closeDialog(), [pathname]);
  return (
    dialog && (
      <div ref={slot} key={dialog.key} className="contents" data-leaving={dialog.isLeaving}>
        {dialog.content}
      </div>
    )
  );
}
