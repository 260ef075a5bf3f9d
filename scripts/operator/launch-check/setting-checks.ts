import { findWays } from "#scripts/operator/stores/ways.ts";
import { findSettingFaults, readAddresses, readSetting } from "#workers/setting-rules.ts";
import type { Facts } from "./facts.ts";
import type { Finding } from "./findings.ts";

/** The settings of wrangler.toml. An address of example is found by checkReservedDomains. */

export function checkSiteOrigin({ settings }: Pick<Facts, "settings">): Finding[] {
  if (readSetting(settings, "SITE_ORIGIN") !== null) return [];
  const { SITE_ORIGIN: origin = "" } = settings;
  return [
    {
      id: "site-origin",
      severity: "blocking",
      group: "Réglages",
      text: `SITE_ORIGIN doit être l'adresse https du site, sans chemin, pas « ${origin} » (wrangler.toml)`,
    },
  ];
}

/** A setting that cannot be meant: the site would go on as if it were unset. */
export function checkSettingValues({ settings }: Pick<Facts, "settings">): Finding[] {
  return findSettingFaults(settings)
    .filter(({ name }) => name !== "SITE_ORIGIN")
    .map(({ name, sentence }) => ({
      id: `reglage-${name.toLowerCase().replaceAll("_", "-")}`,
      severity: "blocking",
      group: "Réglages",
      text: `${sentence.slice(0, -1)} (wrangler.toml)`,
    }));
}

export function checkIndexing({ settings }: Pick<Facts, "settings">): Finding[] {
  if (settings.INDEXING === "allow") return [];
  return [
    {
      id: "indexation",
      severity: "toConfirm",
      group: "Réglages",
      text: "les moteurs de recherche sont tenus à l'écart (wrangler.toml, INDEXING)",
    },
  ];
}

export function checkScheduling({ settings }: Pick<Facts, "settings">): Finding[] {
  if (readSetting(settings, "SCHEDULING_URL") !== null) return [];
  return [
    {
      id: "calendrier",
      severity: "toConfirm",
      group: "Réglages",
      text: "aucun calendrier de rendez-vous : la fenêtre de rappel ne montre que le formulaire (wrangler.toml, SCHEDULING_URL)",
    },
  ];
}

/** Whoever asks to be called is called only if somebody knows. */
export function checkWaysOfBeingTold({ settings, secrets }: Pick<Facts, "settings" | "secrets">): Finding[] {
  const { webhook, email } = findWays(settings, secrets);
  if (webhook || email) return [];
  const isUnknown = webhook === null || email === null;
  return [
    {
      id: "prevenir",
      severity: "blocking",
      group: "Réglages",
      text: isUnknown
        ? "rien ne dit que quelqu'un est prévenu d'une nouvelle demande : réglez NOTIFICATION_EMAILS et NOTIFICATION_SENDER (wrangler.toml), ou le secret NOTIFICATION_WEBHOOK, que cette commande ne voit qu'une fois le site en ligne et vous connecté à Cloudflare"
        : "personne n'est prévenu d'une nouvelle demande : réglez l'e-mail (wrangler.toml, NOTIFICATION_EMAILS et NOTIFICATION_SENDER) ou la messagerie (secret NOTIFICATION_WEBHOOK)",
    },
  ];
}

/** Cloudflare sends to addresses that their owners have confirmed, and to no other. */
export function checkVerifiedAddresses({ settings, secrets }: Pick<Facts, "settings" | "secrets">): Finding[] {
  if (!findWays(settings, secrets).email) return [];
  const list = readSetting(settings, "NOTIFICATION_EMAILS");
  const addresses = list === null ? "celles du secret NOTIFICATION_EMAILS" : readAddresses(list).join(", ");
  return [
    {
      id: "adresses-verifiees",
      severity: "toConfirm",
      group: "Réglages",
      text: `chaque adresse prévenue doit avoir été vérifiée chez Cloudflare (Email Routing, Destination addresses) : ${addresses} ; « npm run leads -- test-message --remote » le montre`,
    },
  ];
}

/** Without its secret nobody can be erased for good (article 17 of the GDPR). It is made once the site is online. */
export function checkErasurePepper({ secrets, hasPepper }: Pick<Facts, "secrets" | "hasPepper">): Finding[] {
  if (secrets?.includes("ERASURE_PEPPER") || (secrets === null && hasPepper)) return [];
  return [
    {
      id: "secret-effacements",
      severity: secrets === null ? "toConfirm" : "blocking",
      group: "Conditions et données personnelles",
      text:
        secrets === null
          ? "le secret des effacements n'est pas sur cette machine : une fois le site en ligne, « npm run leads -- pepper --remote », ou copiez-le depuis celle d'un collègue"
          : "le site n'a pas le secret des effacements, sans lequel personne ne peut être effacé pour de bon : npm run leads -- pepper --remote",
    },
  ];
}
