import { type ComponentType, lazy, Suspense, useSyncExternalStore } from "react";

/** One slot for the whole site: two dialogs can never be open at once. */

export interface DialogContentProps {
  onClose: () => void;
}

interface OpenDialog {
  /** Changes with each opening, so that a dialog opened twice starts afresh. */
  key: number;
  render: (onClose: () => void) => React.ReactElement;
}

let current: OpenDialog | null = null;
let openings = 0;
const listeners = new Set<() => void>();

function setCurrent(next: OpenDialog | null): void {
  current = next;
  for (const notify of listeners) notify();
}

export function closeDialog(): void {
  setCurrent(null);
}

/** Whether some dialog is open or being loaded. */
export function isDialogOpen(): boolean {
  return current !== null;
}

/**
 * Makes the opener of a dialog whose code is loaded the first time it is wanted.
 * `open(props)` replaces whatever is open; `openIfFree(props)` does nothing, and says so, while a dialog is open.
 */
export function defineDialog<Props extends object>(load: () => Promise<{ default: ComponentType<Props & DialogContentProps> }>) {
  const Content = lazy(load) as ComponentType<Props & DialogContentProps>;
  function open(props: Props): void {
    const key = ++openings;
    setCurrent({ key, render: (onClose) => <Content {...props} onClose={onClose} /> });
  }
  return {
    open,
    openIfFree(props: Props): boolean {
      if (isDialogOpen()) return false;
      open(props);
      return true;
    },
    preload: () => void load().catch(() => undefined),
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where the open dialog appears: once, in the root. */
export function DialogSlot() {
  const dialog = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
  if (!dialog) return null;
  return <Suspense key={dialog.key}>{dialog.render(closeDialog)}</Suspense>;
}
