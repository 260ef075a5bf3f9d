import { useEffect, useState } from "react";
import { readConsent, signalsPrivacy } from "#app/features/visitor-consent.ts";

/** Opening the modal requests the calendar, unless « Gérer mes choix » or the privacy signal refuses. Null while unknown. */
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
