import type { Stores } from "#scripts/operator/stores/stores.ts";
import { createRandom } from "#scripts/seeded-random.ts";
import { query } from "./query.ts";

const FIRST_NAMES = ["Claire", "Zoé", "Jean-Marc", "Nadia", "Loïc", "Anne", "Émile", "Fatou", "Marc", "Inès"];
const LAST_NAMES = ["Martin", "L'Hôte", "Petit", "Da Silva", "Nguyen", "Garcia", "Lefèvre", "Kone", "Muller", "=cmd()"];
const PAGES = ["/", "/formations", "/contact", "/formations/infirmiers/amelioration-douleur"];
const SOURCES = ["header_cta", "contact_page_cta", "formation_details_card", "popup_timeout"];
const CAMPAIGNS = [null, null, "printemps", "automne", "lettre"];
const SLOTS = ["matin", "midi", "apres-midi", "fin-de-journee"];
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
  const records = Array.from({ length: count }, (_, index) => {
    const hasConsent = random() < 0.5;
    const created_at = new Date(newest.getTime() - index * 30 * MINUTE_MS).toISOString();
    return {
      table: index % 6 < 4 ? "catalogue_downloads" : index % 6 === 4 ? "callback_requests" : "calendly_bookings",
      id: makeId(index),
      created_at,
      prenom: pick(FIRST_NAMES),
      nom: pick(LAST_NAMES),
      email: `personne${index}@exemple.fr`,
      telephone: `06 ${[0, 1, 2, 3].map((place) => String(Math.floor(index / 100 ** place) % 100).padStart(2, "0")).join(" ")}`,
      catalogue_type: pick(["generalistes", "infirmiers"]),
      creneau: pick(SLOTS),
      source_page: pick(PAGES),
      source_type: pick(SOURCES),
      campaign: pick(CAMPAIGNS),
      consent: Number(hasConsent),
      consent_at: hasConsent ? created_at : null,
    };
  });
  const columns: Record<string, [string, string]> = {
    catalogue_downloads: [
      "id, created_at, nom, prenom, email, telephone, catalogue_type, source_page, consent_phone, consent_email, consent_text_version, consent_at, utm_campaign",
      "$.id $.created_at $.nom $.prenom $.email $.telephone $.catalogue_type $.source_page $.consent $.consent 2026-11 $.consent_at $.campaign",
    ],
    callback_requests: [
      "id, created_at, prenom, nom, telephone, profession, creneau, source_page, source_type, consent_text_version, consent_at, utm_campaign",
      "$.id $.created_at $.prenom $.nom $.telephone $.catalogue_type $.creneau $.source_page $.source_type 2026-11 $.created_at $.campaign",
    ],
    calendly_bookings: [
      "id, created_at, source_page, source_type, session_id, time_on_page, scroll_depth, utm_campaign",
      "$.id $.created_at $.source_page $.source_type $.id 42 80 $.campaign",
    ],
  };
  for (const [table, [names, sources]] of Object.entries(columns)) {
    const values = sources
      .split(" ")
      .map((source) => (source.startsWith("$") ? `json_extract(value, '${source}')` : /^\d+$/.test(source) ? source : `'${source}'`));
    const own = records.filter((record) => record.table === table);
    for (let start = 0; start < own.length; start += ROWS_PER_STATEMENT) {
      const slice = JSON.stringify(own.slice(start, start + ROWS_PER_STATEMENT));
      await query(stores, `INSERT INTO ${table} (${names}) SELECT ${values.join(", ")} FROM json_each(?)`, slice);
    }
  }
}
