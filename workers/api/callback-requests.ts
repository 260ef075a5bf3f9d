import { agendaTexts, type Slot } from "#app/content/callback.ts";
import { isDay } from "#app/content/days.ts";
import { readReference } from "#app/content/form-texts.ts";
import { AGENDA_FILE } from "#app/features/callback/agenda-address.ts";
import { writeAgendaFile } from "#app/features/callback/agenda-file.ts";
import { SLOTS } from "#app/features/callback/request-schema.ts";
import { recordKinds } from "#workers/people/identity/record-kinds.ts";
import { submitCallbackRequest } from "../submissions/submissions.ts";
import { acceptSubmission } from "./accept-submission.ts";

export const callbackRequests = acceptSubmission(recordKinds.callback_requests.schema, submitCallbackRequest);

callbackRequests.get(`/${AGENDA_FILE}`, (c) => {
  const { jour = "", creneau, numero, fuseau } = c.req.query();
  const slot = SLOTS.find((known: Slot) => known === creneau);
  if (!slot || !isDay(jour)) return c.json({ error: "Ce rendez-vous n'existe pas : choisissez un jour et un moment" }, 404);
  return c.body(writeAgendaFile({ day: jour, slot, now: new Date(), reference: readReference(numero), zone: fuseau }), 200, {
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Disposition": `attachment; filename="${agendaTexts.fileName}"`,
  });
});
