import { useEffect, useState } from "react";
import { callHours, type Slot } from "#app/content/callback.ts";

const PARIS = "Europe/Paris";

/**
 * The visitor's zone (IANA), known once the page is hydrated, and the hours of a call on the clock of that zone: undefined where it is
 * the one of Paris. What converts them is loaded only elsewhere.
 */
export function useLocalHours() {
  const [zone, setZone] = useState("");
  const [clock, setClock] = useState<typeof import("./local-hours.ts")>();
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    setZone(timeZone);
    // Without it the hours of Paris stand alone, and say that they are.
    if (timeZone !== PARIS) import("./local-hours.ts").then(setClock, () => {});
  }, []);

  function findLocalHours(day: string, slot: Slot): string | undefined {
    return clock?.findLocalHours({ day, hours: callHours(day, slot), zone });
  }

  return { zone, findLocalHours };
}
