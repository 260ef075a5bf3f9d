import { expect, test } from "vitest";
import { readEmailSettings, readNow, readPageSettings } from "./settings.ts";

const REQUEST_ORIGIN = "https://cimes-dpc.workers.dev";

function makeEnv(settings: Record<string, string>): Env {
  return settings as unknown as Env;
}

test("the site treats an invalid setting as unset", () => {
  const page = { SITE_ORIGIN: "www.cimes-dpc.fr", UNKNOWN_PATH: "accueil", INDEXING: "oui", SCHEDULING_URL: "calendly.com/cimes" };
  const script = "https://assets.calendly.com/assets/external/widget.js";
  const calendar = { SCHEDULING_SCRIPT_URL: script, SCHEDULING_ORIGIN: "https://calendly.com" };
  const unset = { siteOrigin: REQUEST_ORIGIN, unknownPath: "mentions-legales", isIndexed: false, scheduling: null };
  for (const settings of [{ ...page, ...calendar }, {}]) expect(readPageSettings(makeEnv(settings), REQUEST_ORIGIN)).toEqual(unset);
});

test("pages are rendered as of TODAY unless the site may be indexed", () => {
  expect(readNow(makeEnv({ TODAY: "2027-01-01" }))).toEqual(new Date("2027-01-01T12:00:00Z"));
  const others: Record<string, string>[] = [{ TODAY: "2027-01-01", INDEXING: "allow" }, { TODAY: "demain" }, {}];
  for (const settings of others) expect(Math.abs(readNow(makeEnv(settings)).getTime() - Date.now())).toBeLessThan(60_000);
});

test("e-mail needs a sender and recipients; duplicates count once", () => {
  const right = { NOTIFICATION_EMAILS: "zoe@cimes-dpc.fr, ali@cimes-dpc.fr,zoe@cimes-dpc.fr", NOTIFICATION_SENDER: "site@cimes-dpc.fr" };
  expect(readEmailSettings(makeEnv(right))).toEqual({ sender: "site@cimes-dpc.fr", recipients: ["zoe@cimes-dpc.fr", "ali@cimes-dpc.fr"] });
  for (const name of Object.keys(right)) expect(readEmailSettings(makeEnv({ ...right, [name]: "" })), name).toBeNull();
});

test("a trailing slash is removed from the origin", () => {
  const { siteOrigin } = readPageSettings(makeEnv({ SITE_ORIGIN: "https://www.cimes-dpc.fr/" }), REQUEST_ORIGIN);
  expect(siteOrigin).toBe("https://www.cimes-dpc.fr");
});
