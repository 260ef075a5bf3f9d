import { useEffect, useState } from "react";
import { callHours, type Slot } from "#app/content/callback.ts";
import { findLocalHours } from "./local-hours.ts";

/** The visitor's zone (IANA), after hydration, and its hours; undefined where they are those of Paris. */
export function useLocalHours() {
  const [zone, setZone] = useState("");
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return { zone, findLocalHours: (day: string, slot: Slot) => findLocalHours(day, callHours(day, slot), zone) };
}
