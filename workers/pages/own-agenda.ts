import type { Context } from "hono";
import { agendaTexts } from "#app/content/callback.ts";
import { ownRequestPage } from "#app/content/pages/own-request.ts";
import { AGENDA_FILE } from "#app/features/callback/agenda-address.ts";
import { writeAgendaFile } from "#app/features/callback/agenda-file.ts";
import type { AppEnv } from "../app-env.ts";
import { readNow, readPageSettings } from "../settings/settings.ts";
import { CACHE_CONTROL } from "./cache-control.ts";
import { createPageStores } from "./page-stores.ts";

export const OWN_AGENDA_PATH = `${ownRequestPage.path}/:cle/${AGENDA_FILE}`;

/** A call as an agenda file, with code and link; `fuseau` is the visitor's zone (IANA). 404 without a call that can be made. */
export async function answerOwnAgenda(c: Context<AppEnv, typeof OWN_AGENDA_PATH>): Promise<Response> {
  const key = c.req.param("cle") ?? "";
  c.header("Cache-Control", CACHE_CONTROL.noStore);
  c.header("X-Robots-Tag", "noindex");
  const request = await createPageStores(c).findOwnRequest(key);
  if (request === "unavailable") return c.json({ error: ownRequestPage.unavailable.title }, 503);
  if (request === "unknown" || request.kind !== "call" || request.jour === null || !["open", "begun"].includes(request.state))
    return c.json({ error: ownRequestPage.unknown.title }, 404);
  const { siteOrigin } = readPageSettings(c.env, new URL(c.req.url).origin);
  const { jour, creneau, reference, code } = request;
  const link = `${siteOrigin}${ownRequestPage.path}/${key}`;
  const file = writeAgendaFile({ day: jour, slot: creneau, now: readNow(c.env), reference, code, link, zone: c.req.query("fuseau") });
  return c.body(file, 200, {
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Disposition": `attachment; filename="${agendaTexts.fileName}"`,
  });
}
