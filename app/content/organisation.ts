import { describeOpening, type OpeningHours } from "./opening-hours.ts";
import { organisationSchema } from "./organisation-schema.ts";
import * as outsidePages from "./outside-pages.ts";
import { readRecord } from "./read-record.ts";
import { typeset } from "./typeset.ts";

/**
 * In Paris, except holidays. Halves and breaks are allowed: `{ firstDay: "vendredi", lastDay: "vendredi", hours: [[8.5,
 * 12], [13.5, 17]] }`.
 */
const opening: readonly OpeningHours[] = [{ firstDay: "lundi", lastDay: "vendredi", hours: [[9, 19]] }];

/** Legally required facts are in legal-identity.ts. */
export const organisation = readRecord(organisationSchema, {
  name: "Cimes DPC",
  city: "Eybens",
  /** E.164, from the range reserved for fiction until the operator provides the real number. */
  phone: "+33465712038",
  email: "contact@cimes-dpc.example",
  dataProtectionEmail: "donnees@cimes-dpc.example",
  disabilityEmail: "handicap@cimes-dpc.example",
  opening,
  adviceHours: describeOpening(opening),
  /** Contract support, only in the terms. */
  supportHours: "jours ouvrés, 9 h – 12 h et 14 h – 18 h 30",
  emailReplyDelay: "sous 24 heures",
  catalogueEdition: "2025",
  /** The agency's identifier of the provider, which begins each reference. */
  dpcNumber: "9A0X",
  agencyUrl: outsidePages.agency.url,
  apps: {
    appStore: { url: outsidePages.appStore.url, isPlaceholder: true },
    googlePlay: { url: outsidePages.googlePlay.url, isPlaceholder: true },
  },
  expert: { name: null as string | null, title: null as string | null },
});

/** In one line; in full on the organisation's page. */
export const registeredAs = typeset(`Organisme de DPC enregistré sous le n° ${organisation.dpcNumber}`);
