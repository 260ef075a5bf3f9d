import { findChannels } from "#scripts/operator/stores/notification-channels.ts";
import { findSettingFaults, readAddresses, readSetting } from "#workers/settings/setting-rules.ts";
import { blocking, type Check, toConfirm } from "./findings.ts";

/** The settings of wrangler.toml and the secrets. An address of example is found with those of the content. */
export const settingChecks = {
  siteOrigin: blocking("Réglages", ({ settings }) => {
    if (readSetting(settings, "SITE_ORIGIN") !== null) return undefined;
    return {
      id: "site-origin",
      text: `SITE_ORIGIN doit être l'adresse https du site, sans chemin, pas « ${settings.SITE_ORIGIN ?? ""} » (wrangler.toml)`,
    };
  }),
  // The site goes on as if such a setting were unset.
  settingValues: blocking("Réglages", ({ settings }) =>
    findSettingFaults(settings)
      .filter(({ name }) => name !== "SITE_ORIGIN")
      .map(({ name, sentence }) => ({
        id: `reglage-${name.toLowerCase().replaceAll("_", "-")}`,
        text: `${sentence.slice(0, -1)} (wrangler.toml)`,
      })),
  ),
  indexing: toConfirm("Réglages", ({ settings }) => {
    if (settings.INDEXING === "allow") return undefined;
    return {
      id: "indexation",
      text: "les moteurs de recherche sont tenus à l'écart (wrangler.toml, INDEXING)",
    };
  }),
  scheduling: toConfirm("Réglages", ({ settings }) => {
    if (readSetting(settings, "SCHEDULING_URL") !== null) return undefined;
    return {
      id: "calendrier",
      text: "aucun calendrier de rendez-vous : la fenêtre de rappel ne montre que le formulaire (wrangler.toml, SCHEDULING_URL)",
    };
  }),
  // Whoever asks to be called is called only if somebody knows.
  notifications: blocking("Réglages", ({ settings, secrets }) => {
    const { webhook, email } = findChannels(settings, secrets);
    if (webhook || email) return undefined;
    const isUnknown = webhook === null || email === null;
    return {
      id: "prevenir",
      text: isUnknown
        ? "rien ne dit que quelqu'un est prévenu d'une nouvelle demande : réglez NOTIFICATION_EMAILS et NOTIFICATION_SENDER (wrangler.toml), ou le secret NOTIFICATION_WEBHOOK, que cette commande ne voit qu'une fois le site en ligne et vous connecté à Cloudflare"
        : "personne n'est prévenu d'une nouvelle demande : réglez l'e-mail (wrangler.toml, NOTIFICATION_EMAILS et NOTIFICATION_SENDER) ou la messagerie (secret NOTIFICATION_WEBHOOK)",
    };
  }),
  // Cloudflare sends to addresses that their owners have confirmed, and to no other.
  verifiedAddresses: toConfirm("Réglages", ({ settings, secrets }) => {
    if (!findChannels(settings, secrets).email) return undefined;
    const list = readSetting(settings, "NOTIFICATION_EMAILS");
    const addresses = list === null ? "celles du secret NOTIFICATION_EMAILS" : readAddresses(list).join(", ");
    return {
      id: "adresses-verifiees",
      text: `chaque adresse prévenue doit avoir été vérifiée chez Cloudflare (Email Routing, Destination addresses) : ${addresses} ; « npm run leads -- test-message --remote » le montre`,
    };
  }),
  // Without its secret nobody can be erased for good (article 17 of the GDPR), and records wait in the outbox. It is made once the site is online.
  erasurePepper: blocking("Conditions et données personnelles", ({ secrets }) => {
    if (secrets === null || secrets.includes("ERASURE_PEPPER")) return undefined;
    return {
      id: "secret-effacements",
      text: "le site n'a pas le secret des effacements, sans lequel aucune demande n'entre dans la base et personne ne peut être effacé pour de bon : npm run leads -- pepper --remote",
    };
  }),
  localErasurePepper: toConfirm("Conditions et données personnelles", ({ secrets, hasPepper }) => {
    if (secrets !== null || hasPepper) return undefined;
    return {
      id: "secret-effacements",
      text: "le secret des effacements n'est pas sur cette machine : une fois le site en ligne, « npm run leads -- pepper --remote », ou copiez-le depuis celle d'un collègue",
    };
  }),
} satisfies Record<string, Check>;
