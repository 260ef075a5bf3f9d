import { useEffect, useState } from "react";
import { callHours, type Slot } from "#app/content/callback.ts";

const PARIS = "Europe/Paris";

/**
 * The visitor's zone (IANA), known after hydration, and a call's hours there: undefined where they equal those of Paris. The conversion is
 * loaded only outside that zone.
 */
export function useLocalHours() {
  const [zone, setZone] = useState("");
  const [clock, setClock] = useState<typeof import("./local-hours.ts")>();
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    setZone(timeZone);
    // Without it, the hours of Paris remain, labelled as such.
    if (timeZone !== PARIS) import("./local-hours.ts").then(setClock, () => {});
  }, []);

  function findLocalHours(day: string, slot: Slot): string | undefined {
    return clock?.findLocalHours({ day, hours: callHours(day, slot), zone });
  }

  return { zone, findLocalHours };
}
