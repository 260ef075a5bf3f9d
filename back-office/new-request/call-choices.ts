import { OPEN_SLOTS } from "#app/content/callback.ts";
import { listOffers } from "#app/content/offers.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { listCallbackDays } from "#app/features/callback/working-days.ts";
import { formatFullDate } from "#workers/people/labels/french-time.ts";
import { formatProfession, formatSlotHours } from "#workers/people/labels/record-labels.ts";
import { listChoices } from "../panel/choices.ts";

export type CallChoices = ReturnType<typeof listCallChoices>;

/** What a callback request can be about, and when. */
export function listCallChoices(now: Date) {
  return {
    professions: [{ value: "", label: "à choisir" }, ...(listChoices("profession") ?? [])],
    statuses: listChoices("statut") ?? [],
    employers: listChoices("employeur") ?? [],
    days: listCallbackDays(now).map((value) => ({ value, label: formatFullDate(value) })),
    slots: OPEN_SLOTS.map((value) => ({ value, label: formatSlotHours(value) })),
    offers: programmes.flatMap((programme) =>
      listOffers(programme).map(({ format, offer: { reference } }) => ({
        value: reference,
        label: `${formatProfession(programme.profession)} : ${programme.shortTitle}, ${format}, ${reference}`,
      })),
    ),
  };
}
