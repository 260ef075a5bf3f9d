import { useCallback, useEffect, useRef } from "react";

export function useFillTime(): () => number {
  const mountedAtMs = useRef(0);
  useEffect(() => {
    mountedAtMs.current = performance.now();
  }, []);
  return useCallback(() => Math.round(performance.now() - mountedAtMs.current), []);
}
