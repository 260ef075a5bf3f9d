import type * as v from "valibot";
import { findOffer } from "#app/content/programmes/find-offer.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { type Booking, bookingSchema } from "#app/features/callback/booking-schema.ts";
import { callbackErrors, callbackRequestSchema } from "#app/features/callback/request-schema.ts";
import { catalogueErrors, catalogueLeadSchema } from "#app/features/catalogue/lead-schema.ts";
import { quotationErrors, quotationRequestSchema } from "#app/features/quotation/quotation-schema.ts";
import type { RecordTable } from "#workers/db/vocabulary.ts";

type LimitedField = "email" | "telephone" | "session_id";

interface RecordKind {
  /** Singular, in French. */
  name: string;
  schema: v.GenericSchema<unknown, object>;
  /** Shown to the visitor when no store accepts the record. */
  failure: string;
  /** Fields whose repetition is limited. */
  limits: readonly LimitedField[];
}

export const recordKinds = {
  catalogue_downloads: {
    name: "catalogue",
    schema: catalogueLeadSchema,
    failure: catalogueErrors.save,
    limits: ["email", "telephone"],
  },
  callback_requests: {
    name: "demande de rappel",
    schema: callbackRequestSchema,
    failure: callbackErrors.save,
    limits: ["telephone"],
  },
  quotation_requests: {
    name: "demande de devis",
    schema: quotationRequestSchema,
    failure: quotationErrors.save,
    limits: ["email", "telephone"],
  },
  calendly_bookings: {
    name: "rendez-vous",
    schema: bookingSchema,
    failure: callbackErrors.tracking,
    limits: ["session_id"],
  },
} as const satisfies Record<RecordTable, RecordKind>;

/** A reference implies its programme; unknown values become null. */
export function readSubject({ programme, format_reference = "" }: Pick<Booking, "programme" | "format_reference">) {
  const offer = findOffer(format_reference);
  if (offer) return { programme: offer.programme.id, format_reference };
  return { programme: programmes.find(({ id }) => id === programme)?.id ?? null, format_reference: null };
}
