import { type RefObject, useEffect, useEffectEvent } from "react";

/** Fields may hold values React hasn't seen: at hydration, when the page is shown again, and after a reset. */
export function useRestoredChoice<Scope extends HTMLElement>(scope: RefObject<Scope | null>, adopt: (scope: Scope) => void): void {
  const adoptNow = useEffectEvent(() => {
    if (scope.current) adopt(scope.current);
  });
  useEffect(() => {
    const adoptShown = () => adoptNow();
    // The event precedes the fields' change.
    const adoptReset = () => setTimeout(adoptShown);
    adoptShown();
    window.addEventListener("pageshow", adoptShown);
    window.addEventListener("reset", adoptReset);
    return () => {
      window.removeEventListener("pageshow", adoptShown);
      window.removeEventListener("reset", adoptReset);
    };
  }, []);
}

export function readCheckedRadio(scope: HTMLElement): string | undefined {
  return scope.querySelector<HTMLInputElement>("input[type=radio]:checked")?.value;
}
