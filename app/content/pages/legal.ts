import { formatDate } from "../format.ts";
import type { LegalNotice } from "../legal/legal-schema.ts";
import { homeCrumb } from "../navigation.ts";
import { typeset } from "../typeset.ts";

export const legalPage = typeset({
  contents: "Sommaire",
});

export function listLegalCrumbs({ title }: LegalNotice) {
  return [homeCrumb, { label: title }];
}

export function formatVersion(isoDate: string): string {
  return `Version du ${formatDate(isoDate)}`;
}
