import { useCallback, useEffect, useRef } from "react";

/** Measures how long a form has been in front of the visitor: returns a function that gives the milliseconds since it was mounted. */
export function useFillTime(): () => number {
  const mountedAtMs = useRef(0);
  useEffect(() => {
    mountedAtMs.current = performance.now();
  }, []);
  return useCallback(() => Math.round(performance.now() - mountedAtMs.current), []);
}
