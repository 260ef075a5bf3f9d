import { typeset } from "./typeset.ts";

/** The sentence of each box, by channel. */
interface ConsentVersion {
  version: string;
  words: { telephone?: string; email?: string };
}

/** Forms with a box. A quotation has none: it answers its sender's own request. */
export type ConsentedTable = "catalogue_downloads" | "callback_requests";

/** Oldest first; forms send the newest version. Released versions never change: new wording is a new version. */
export const consentVersions: Record<ConsentedTable, ConsentVersion[]> = typeset({
  catalogue_downloads: [
    {
      version: "2026-11",
      words: {
        telephone: "J'accepte d'être rappelé(e) par un conseiller au sujet des formations DPC.",
        email: "J'accepte de recevoir par e-mail des informations sur les formations.",
      },
    },
  ],
  callback_requests: [
    {
      version: "2026-11",
      words: { telephone: "J'accepte d'être rappelé(e) par un conseiller au numéro indiqué, au sujet des formations DPC." },
    },
  ],
});

function newest(versions: readonly ConsentVersion[]): ConsentVersion {
  const last = versions.at(-1);
  if (!last) throw new Error("A form without a consent sentence");
  return last;
}

export const catalogueConsent = newest(consentVersions.catalogue_downloads);
export const callbackConsent = newest(consentVersions.callback_requests);
