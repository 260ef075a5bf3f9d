import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** The state of a navigation that leads to the person: the keyboard goes on from there. */
export const TO_PANEL = { leads: "to-panel" } as const;

/** For the panel's heading. */
export function usePanelFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, state } = useLocation();
  const isLed = (state as typeof TO_PANEL | null)?.leads === TO_PANEL.leads;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation leads there anew
  useEffect(() => {
    if (isLed) heading.current?.focus({ preventScroll: true });
  }, [key, isLed]);
  return heading;
}
