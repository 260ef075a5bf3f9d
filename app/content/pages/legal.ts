import { formatDate } from "../format.ts";
import { typeset } from "../typeset.ts";

/** What all legal pages say around their articles. */
export const legalPage = typeset({
  contents: "Sommaire",
});

/** « Version du 20 novembre 2026 » */
export function formatVersion(isoDate: string): string {
  return `Version du ${formatDate(isoDate)}`;
}
