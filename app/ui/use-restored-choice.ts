import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Calls `adopt` whenever fields may hold values React has not seen: at hydration (restored by the browser, or chosen before scripts ran) and
 * when the page is shown again.
 */
export function useRestoredChoice<Scope extends HTMLElement>(scope: RefObject<Scope | null>, adopt: (scope: Scope) => void): void {
  const adoptNow = useEffectEvent(() => {
    if (scope.current) adopt(scope.current);
  });
  useEffect(() => {
    const adoptShown = () => adoptNow();
    adoptShown();
    window.addEventListener("pageshow", adoptShown);
    return () => window.removeEventListener("pageshow", adoptShown);
  }, []);
}

/** Undefined when none is checked. */
export function readCheckedRadio(scope: HTMLElement): string | undefined {
  return scope.querySelector<HTMLInputElement>("input[type=radio]:checked")?.value;
}
