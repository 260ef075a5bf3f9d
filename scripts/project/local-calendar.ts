import { readSetting } from "#workers/settings/setting-rules.ts";
import { readLocalSettings } from "./local-settings.ts";
import { type StandInCalendar, startStandInCalendar } from "./stand-in-calendar/stand-in-calendar.ts";

/** The settings of the calendar for a local site: those of a stand-in, or none when wrangler.toml names a real one. Says which. */
export async function startLocalCalendar(): Promise<StandInCalendar["vars"] | null> {
  const address = readSetting(readLocalSettings(), "SCHEDULING_URL");
  if (address) {
    console.log(`Calendrier : ${address} (SCHEDULING_URL de wrangler.toml)`);
    return null;
  }
  const standIn = await startStandInCalendar();
  console.log(`Calendrier : un remplaçant sur ${standIn.origin}, qui ne réserve rien (le vrai : SCHEDULING_URL dans wrangler.toml)`);
  return standIn.vars;
}
