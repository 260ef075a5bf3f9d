import { type ReactNode, useDeferredValue } from "react";

/** Renders after the urgent update: what is far from a tap must not delay its answer. */
export function Deferred({ children }: { children: ReactNode }) {
  return useDeferredValue(children);
}
