import { PARIS } from "./dated.ts";
import { formatDate, formatHours } from "./format.ts";
import { typeset } from "./typeset.ts";

/** Places by IANA zone. */
const ZONES = {
  "America/Guadeloupe": "Guadeloupe, Martinique",
  "America/Cayenne": "Guyane",
  "America/Miquelon": "Saint-Pierre-et-Miquelon",
  "Indian/Reunion": "La Réunion",
  "Indian/Mayotte": "Mayotte",
  "Pacific/Noumea": "Nouvelle-Calédonie",
  "Pacific/Tahiti": "Polynésie française",
};

export interface OverseasHours {
  title: string;
  /** `difference`: « − 5 h », from Paris. */
  zones: Array<{ places: string; difference: string }>;
  note: string;
}

/** Offsets from Paris at noon UTC of an ISO date. */
export function describeOverseasHours(day: string): OverseasHours {
  const noon = new Date(`${day}T12:00Z`);
  return typeset({
    title: "Vous êtes outre-mer ? Votre heure",
    zones: Object.entries(ZONES).map(([zone, places]) => ({
      places,
      difference: describeDifference(readOffset(noon, zone) - readOffset(noon, PARIS)),
    })),
    note: `Par rapport à Paris, le ${formatDate(day)}.`,
  });
}

/** Hours ahead of UTC. */
function readOffset(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "shortOffset" }).formatToParts(moment);
  return Number(parts.find(({ type }) => type === "timeZoneName")?.value.replace("GMT", ""));
}

function describeDifference(hours: number): string {
  return `${hours < 0 ? "−" : "+"}\u00A0${formatHours(Math.abs(hours))}`;
}
