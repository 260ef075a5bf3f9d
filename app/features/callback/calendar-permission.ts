import { useEffect, useState } from "react";
import { readConsent, signalsPrivacy } from "#app/features/visitor-consent.ts";

/**
 * Whether the calendar may load in the modal that opens: its opening is the visitor's request, unless a refusal in « Gérer mes
 * choix » or the browser's privacy signal stands against it. Null as long as the signal is not known. `grant` is the visitor's click.
 */
export function useCalendarPermission(hasCalendar: boolean): [mayLoad: boolean | null, grant: () => void] {
  const [mayLoad, setMayLoad] = useState(() => {
    const consent = readConsent();
    return consent && consent === "accord";
  });
  const isAsking = hasCalendar && mayLoad === null;

  useEffect(() => {
    if (!isAsking) return;
    let isGone = false;
    void signalsPrivacy().then((isSignalled) => !isGone && setMayLoad(!isSignalled));
    return () => {
      isGone = true;
    };
  }, [isAsking]);

  return [mayLoad, () => setMayLoad(true)];
}
