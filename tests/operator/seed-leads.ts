import { PROFESSIONS } from "#app/content/vocabulary.ts";
import type { Stores } from "#scripts/operator/stores/stores.ts";
import { createRandom } from "#scripts/seeded-random.ts";
import { makeBooking, makeLead, makeRequest } from "#tests/worker/make-records.ts";
import { query } from "./query.ts";

const FIRST_NAMES = ["Claire", "Zoé", "Jean-Marc", "Nadia", "Loïc", "Anne", "Émile", "Fatou", "Marc", "Inès"];
const LAST_NAMES = ["Martin", "L'Hôte", "Petit", "Da Silva", "Nguyen", "Garcia", "Lefèvre", "Kone", "Muller", "=cmd()"];
const PAGES = ["/", "/formations", "/contact", "/formations/infirmiers/amelioration-douleur"];
const SOURCES = ["header_cta", "contact_page_cta", "formation_details_card", "popup_timeout"] as const;
const CAMPAIGNS = [null, null, "printemps", "automne", "lettre"];
const SLOTS = ["matin", "midi", "apres-midi", "fin-de-journee"] as const;
const ROWS_PER_STATEMENT = 1000;
const MINUTE_MS = 60_000;

/** Fills the three tables, two thirds catalogue leads; one record each half hour backwards from `newest`. The same for the same seed. */
export async function seedLeads(stores: Stores, count: number, newest: Date): Promise<void> {
  const random = createRandom(7);
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
  const makeId = (index: number) =>
    `${Math.floor(random() * 2 ** 32)
      .toString(16)
      .padStart(8, "0")}-0000-4000-8000-${String(index).padStart(12, "0")}`;
  const rows: Record<string, object[]> = { catalogue_downloads: [], callback_requests: [], calendly_bookings: [] };
  for (let index = 0; index < count; index++) {
    const hasConsent = random() < 0.5;
    const created_at = new Date(newest.getTime() - index * 30 * MINUTE_MS).toISOString();
    const sent = { id: makeId(index), created_at, source_page: pick(PAGES), utm_campaign: pick(CAMPAIGNS) };
    const person = {
      prenom: pick(FIRST_NAMES),
      nom: pick(LAST_NAMES),
      telephone: `06 ${[0, 1, 2, 3].map((place) => String(Math.floor(index / 100 ** place) % 100).padStart(2, "0")).join(" ")}`,
    };
    const consents = { consent_phone: hasConsent, consent_email: hasConsent, consent_at: hasConsent ? created_at : null };
    if (index % 6 < 4) {
      const own = { email: `personne${index}@exemple.fr`, catalogue_type: pick(PROFESSIONS) };
      rows.catalogue_downloads?.push(makeLead({ ...sent, ...person, ...consents, ...own }));
    } else if (index % 6 === 4) {
      const own = { profession: pick(PROFESSIONS), creneau: pick(SLOTS), source_type: pick(SOURCES), consent_at: created_at };
      rows.callback_requests?.push(makeRequest({ ...sent, ...person, ...own }));
    } else rows.calendly_bookings?.push(makeBooking({ ...sent, source_type: pick(SOURCES), session_id: sent.id }));
  }
  for (const [table, own] of Object.entries(rows)) {
    const columns = Object.keys(own[0] ?? {});
    const values = columns.map((column) => `json_extract(value, '$.${column}')`);
    for (let start = 0; start < own.length; start += ROWS_PER_STATEMENT) {
      const slice = JSON.stringify(own.slice(start, start + ROWS_PER_STATEMENT));
      await query(stores, `INSERT INTO ${table} (${columns.join(", ")}) SELECT ${values.join(", ")} FROM json_each(?)`, slice);
    }
  }
}
