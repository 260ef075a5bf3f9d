import { useEffect, useState } from "react";
import { callHours, type Slot } from "#app/content/callback.ts";

const PARIS = "Europe/Paris";

/** The visitor's zone (IANA) and its hours, after hydration; undefined in Paris time, where the conversion isn't loaded. */
export function useLocalHours() {
  const [zone, setZone] = useState("");
  const [clock, setClock] = useState<typeof import("./local-hours.ts")>();
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    setZone(timeZone);
    // If it fails, Paris hours remain, labelled as such.
    if (timeZone !== PARIS) import("./local-hours.ts").then(setClock, () => {});
  }, []);

  function findLocalHours(day: string, slot: Slot): string | undefined {
    return clock?.findLocalHours(day, callHours(day, slot), zone);
  }

  return { zone, findLocalHours };
}
