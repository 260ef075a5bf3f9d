import { findSettingFaults, readSetting } from "#workers/setting-rules.ts";
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
