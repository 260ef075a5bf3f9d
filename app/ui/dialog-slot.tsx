import { type ComponentType, type ReactElement, type ReactNode, useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { afterPaint } from "./after-paint.ts";

/** One slot for the whole site: two dialogs can never be open at once. */

export interface DialogContentProps {
  onClose: () => void;
}

interface OpenDialog {
  /** Changes with each opening, so that a dialog opened twice starts afresh. */
  key: number;
  content: ReactElement;
  /** Closed, and on its way out of sight. */
  isLeaving?: boolean;
}

let current: OpenDialog | null = null;
let openings = 0;
let loading = 0;
const listeners = new Set<() => void>();

function setCurrent(next: OpenDialog | null): void {
  current = next;
  for (const notify of listeners) notify();
}

/** Closes the open dialog and abandons one that is still loading. */
function closeDialog(): void {
  openings++;
  if (current) setCurrent({ ...current, isLeaving: true });
}

/** Whether a dialog is open or loading. */
export function isDialogOpen(): boolean {
  return (current !== null && !current.isLeaving) || loading > 0;
}

/**
 * Makes the opener of a dialog whose code is loaded the first time it is wanted.
 * `open(props)` replaces whatever is open; `openIfFree(props)` leaves an open dialog alone.
 * Both resolve to whether the dialog is open: not so when its code could not be loaded.
 */
export function defineDialog<Props extends object>(load: () => Promise<{ default: ComponentType<Props & DialogContentProps> }>) {
  async function open(props: Props): Promise<boolean> {
    const opening = ++openings;
    loading++;
    try {
      await afterPaint();
      const { default: Content } = await load();
      // Another dialog was wanted meanwhile, or another page.
      if (opening !== openings) return true;
      // What ends late in a dialog that has gone closes no other.
      const close = () => current?.key === opening && !current.isLeaving && closeDialog();
      setCurrent({ key: opening, content: <Content {...props} onClose={close} /> });
      return true;
    } catch {
      return false;
    } finally {
      loading--;
    }
  }

  return {
    open,
    async openIfFree(props: Props): Promise<boolean> {
      return !isDialogOpen() && open(props);
    },
    preload: () =>
      void afterPaint()
        .then(load)
        .catch(() => undefined),
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where the open dialog appears: once, in the root. It leaves with the page on which it came. */
export function DialogSlot() {
  const { pathname } = useLocation();
  const dialog = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useEffect(() => closeDialog, [pathname]);
  return (
    dialog && (
      <Leaving key={dialog.key} isLeaving={dialog.isLeaving === true} onGone={() => current === dialog && setCurrent(null)}>
        {dialog.content}
      </Leaving>
    )
  );
}

/** Keeps what was closed for as long as the style sheet moves it out of sight: `[data-leaving] > *`, and a native dialog that is shut. */
function Leaving({ isLeaving, onGone, children }: { isLeaving: boolean; onGone: () => void; children: ReactNode }) {
  const slot = useRef<HTMLDivElement>(null);
  const forget = useEffectEvent(onGone);
  useEffect(() => {
    if (isLeaving) void leave(slot.current?.firstElementChild).then(() => forget());
  }, [isLeaving]);
  return (
    <div ref={slot} className="contents" data-leaving={isLeaving || undefined}>
      {children}
    </div>
  );
}

async function leave(content: Element | null | undefined): Promise<void> {
  await afterPaint();
  if (content instanceof HTMLDialogElement) content.close();
  await Promise.allSettled(content?.getAnimations().map(({ finished }) => finished) ?? []);
}
