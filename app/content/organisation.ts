import { describeOpening, type OpeningHours } from "./opening-hours.ts";
import { typeset } from "./typeset.ts";
import type { Format } from "./vocabulary.ts";

/**
 * When advisers answer and call, in Paris; never on holidays. Hours take halves, a second pair follows a break, a day may have a line of
 * its own: `{ firstDay: "vendredi", lastDay: "vendredi", hours: [[8.5, 12], [13.5, 17]] }`.
 */
const opening: readonly OpeningHours[] = [{ firstDay: "lundi", lastDay: "vendredi", hours: [[9, 19]] }];

/**
 * Operator data: who we are, when we answer. What the law requires us to state is in legal-identity.ts.
 */
export const organisation = typeset({
  name: "Cimes DPC",
  city: "Eybens",
  /** E.164. From the range that France reserves for fiction, until the operator gives the real number. */
  phone: "+33465712038",
  email: "contact@cimes-dpc.example",
  dataProtectionEmail: "donnees@cimes-dpc.example",
  disabilityEmail: "handicap@cimes-dpc.example",
  opening,
  adviceHours: describeOpening(opening),
  /** Contract assistance, named only in the terms. */
  supportHours: "jours ouvrés, 9 h – 12 h et 14 h – 18 h 30",
  emailReplyDelay: "sous 24 heures",
  catalogueEdition: "2025",
  /** Formats whose indemnity is not confirmed for this year: every total that counts one says « à confirmer ». */
  indemnitiesToConfirm: [] as readonly Format[],
  /** Hours a year that can be funded, per profession. */
  annualHours: { generalistes: 21, infirmiers: 14 },
  /** Identifier of the provider at the national DPC agency: the first four characters of every reference. */
  dpcNumber: "9A0X",
  /** Last day of the extended DPC period, ISO date. */
  periodEnd: "2026-12-31",
  agencyUrl: "https://www.agencedpc.fr",
  apps: {
    appStore: { url: "https://apps.apple.com/fr/", isPlaceholder: true },
    googlePlay: { url: "https://play.google.com/store/apps", isPlaceholder: true },
  },
  /** Named in the expert trainer section of every programme once known. */
  expert: { name: null as string | null, title: null as string | null },
});
