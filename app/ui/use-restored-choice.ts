import { type RefObject, useEffect, useEffectEvent } from "react";

/** Fields may hold values React hasn't seen: at hydration, when the back/forward cache shows the page again, and after a reset. */
export function useRestoredChoice<Scope extends HTMLElement>(scope: RefObject<Scope | null>, adopt: (scope: Scope) => void): void {
  const adoptNow = useEffectEvent(() => {
    if (scope.current) adopt(scope.current);
  });
  useEffect(() => {
    const adoptShown = () => adoptNow();
    // The first load ends with this event too, while fields may lag behind a choice that the page has just restored.
    const adoptReshown = ({ persisted }: PageTransitionEvent) => persisted && adoptNow();
    // The event precedes the fields' change.
    const adoptReset = () => setTimeout(adoptShown);
    adoptShown();
    window.addEventListener("pageshow", adoptReshown);
    window.addEventListener("reset", adoptReset);
    return () => {
      window.removeEventListener("pageshow", adoptReshown);
      window.removeEventListener("reset", adoptReset);
    };
  }, []);
}

export function readCheckedRadio(scope: HTMLElement): string | undefined {
  return scope.querySelector<HTMLInputElement>("input[type=radio]:checked")?.value;
}
