import { readSetting } from "#workers/settings/setting-rules.ts";
import { readLocalSettings } from "./local-settings.ts";
import { type StandInCalendar, startStandInCalendar } from "./stand-in-calendar/stand-in-calendar.ts";

/** The settings of the calendar for a local site: those of a stand-in, or none when wrangler.toml names a real one. Says which. */
export async function startLocalCalendar(): Promise<StandInCalendar["vars"] | null> {
  const address = readSetting(readLocalSettings(), "SCHEDULING_URL");
  if (address) {
    console.log(`Calendar: ${address} (SCHEDULING_URL of wrangler.toml)`);
    return null;
  }
  const standIn = await startStandInCalendar();
  console.log(`Calendar: a stand-in on ${standIn.origin}, which books nothing (set SCHEDULING_URL in wrangler.toml for the real one)`);
  return standIn.vars;
}
