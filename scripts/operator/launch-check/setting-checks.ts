import { findChannels } from "#scripts/operator/stores/deployment.ts";
import { findSettingFaults, readAddresses, readSetting } from "#workers/settings/setting-rules.ts";
import { blocking, type Check, point, toConfirm } from "./findings.ts";

const PERSONAL_DATA = "Conditions et données personnelles";

/** The settings of wrangler.toml and the secrets. An address of example is found with those of the content. */
export const settingChecks = {
  siteOrigin: blocking("Réglages", ({ settings }) => {
    const words = `SITE_ORIGIN doit être l'adresse https du site, sans chemin, pas « ${settings.SITE_ORIGIN ?? ""} » (wrangler.toml)`;
    return readSetting(settings, "SITE_ORIGIN") === null && point("site-origin", words);
  }),
  // The site goes on as if such a setting were unset.
  settingValues: blocking("Réglages", ({ settings }) =>
    findSettingFaults(settings)
      .filter(({ name }) => name !== "SITE_ORIGIN")
      .map(({ name, sentence }) => point(`reglage-${name.toLowerCase().replaceAll("_", "-")}`, `${sentence.slice(0, -1)} (wrangler.toml)`)),
  ),
  indexing: toConfirm("Réglages", ({ settings }) => {
    const words = "les moteurs de recherche sont tenus à l'écart (wrangler.toml, INDEXING)";
    return settings.INDEXING !== "allow" && point("indexation", words);
  }),
  scheduling: toConfirm("Réglages", ({ settings }) => {
    const words = "aucun calendrier de rendez-vous : la fenêtre de rappel ne montre que le formulaire (wrangler.toml, SCHEDULING_URL)";
    return readSetting(settings, "SCHEDULING_URL") === null && point("calendrier", words);
  }),
  // Whoever asks to be called is called only if somebody knows.
  notifications: blocking("Réglages", ({ settings, secrets }) => {
    const { webhook, email } = findChannels(settings, secrets);
    const unknown = [
      "rien ne dit que quelqu'un est prévenu d'une nouvelle demande :",
      "réglez NOTIFICATION_EMAILS et NOTIFICATION_SENDER (wrangler.toml), ou le secret NOTIFICATION_WEBHOOK,",
      "que cette commande ne voit qu'une fois le site en ligne et vous connecté à Cloudflare",
    ];
    const none = [
      "personne n'est prévenu d'une nouvelle demande : réglez l'e-mail (wrangler.toml,",
      "NOTIFICATION_EMAILS et NOTIFICATION_SENDER) ou la messagerie (secret NOTIFICATION_WEBHOOK)",
    ];
    return !(webhook || email) && point("prevenir", ...([webhook, email].includes(null) ? unknown : none));
  }),
  // Cloudflare sends to addresses that their owners have confirmed, and to no other.
  verifiedAddresses: toConfirm("Réglages", ({ settings, secrets }) => {
    const list = readSetting(settings, "NOTIFICATION_EMAILS");
    const addresses = list === null ? "celles du secret NOTIFICATION_EMAILS" : readAddresses(list).join(", ");
    const words = "chaque adresse prévenue doit avoir été vérifiée chez Cloudflare (Email Routing, Destination addresses) :";
    const check = `${addresses} ; « npm run leads -- test-message --remote » le montre`;
    return findChannels(settings, secrets).email === true && point("adresses-verifiees", words, check);
  }),
  // Without its secret nobody can be erased for good (article 17 of the GDPR), and records wait in the outbox. It is made once the site is
  // online.
  erasurePepper: blocking(PERSONAL_DATA, ({ secrets }) => {
    const words =
      "le site n'a pas le secret des effacements, sans lequel aucune demande n'entre dans la base et personne ne peut être effacé";
    return (
      secrets?.includes("ERASURE_PEPPER") === false && point("secret-effacements", words, "pour de bon : npm run leads -- pepper --remote")
    );
  }),
  localErasurePepper: toConfirm(PERSONAL_DATA, ({ secrets, hasPepper }) => {
    const words =
      "le secret des effacements n'est pas sur cette machine : une fois le site en ligne, « npm run leads -- pepper --remote »,";
    return secrets === null && !hasPepper && point("secret-effacements", words, "ou copiez-le depuis celle d'un collègue");
  }),
} satisfies Record<string, Check>;
