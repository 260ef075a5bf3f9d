import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Calls `adopt` with the element whenever its fields may hold what React has not seen: at hydration, as a browser restores fields on a
 * reload or a step back, and a visitor may choose before the scripts have come; and when the page is shown again.
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

/** The value of the radio that is checked in the element; undefined when none is. */
export function readCheckedRadio(scope: HTMLElement): string | undefined {
  return scope.querySelector<HTMLInputElement>("input[type=radio]:checked")?.value;
}
