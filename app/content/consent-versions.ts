import { typeset } from "./typeset.ts";

/** What a visitor accepts by ticking a box, by the way of being reached. */
interface ConsentVersion {
  version: string;
  words: { telephone?: string; email?: string };
}

/**
 * The consent sentences of each form, by the table that keeps its answers, oldest first. A form shows the newest and sends its version;
 * a version that was released stays with its words: a new wording takes a new one below it.
 */
export const consentVersions: Record<"catalogue_downloads" | "callback_requests", ConsentVersion[]> = typeset({
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

/** What the forms show. */
export const catalogueConsent = newest(consentVersions.catalogue_downloads);
export const callbackConsent = newest(consentVersions.callback_requests);
