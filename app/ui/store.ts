import { useSyncExternalStore } from "react";

/** Lets components follow a value kept outside React; null on the server and before hydration. */
export function openStore<Value>(read: () => Value | null) {
  const listeners = new Set<() => void>();

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    useValue: () => useSyncExternalStore(subscribe, read, () => null),
    notify() {
      for (const listener of listeners) listener();
    },
  };
}
