import { drizzle } from "drizzle-orm/d1";
import { type CalendlyBooking, calendlyBookings } from "./schema.ts";

/** Saves a booking record once per id and returns the id. Throws what D1 throws. */
export async function saveCalendlyBooking(database: D1Database, booking: CalendlyBooking): Promise<string> {
  await drizzle(database).insert(calendlyBookings).values(booking).onConflictDoNothing();
  return booking.id;
}
