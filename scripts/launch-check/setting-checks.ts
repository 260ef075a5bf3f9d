import type { Facts } from "./facts.ts";
import type { Finding } from "./findings.ts";

/** The settings of wrangler.toml. An address of example is found by checkReservedDomains. */

export function checkSiteOrigin({ settings }: Pick<Facts, "settings">): Finding[] {
  const { SITE_ORIGIN: origin = "" } = settings;
  const isRight = URL.canParse(origin) && new URL(origin).protocol === "https:" && new URL(origin).pathname === "/";
  if (isRight) return [];
  return [
    {
      id: "site-origin",
      severity: "blocking",
      group: "Réglages",
      text: `SITE_ORIGIN doit être l'adresse https du site, pas « ${origin} » (wrangler.toml)`,
    },
  ];
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
  if (settings.SCHEDULING_URL) return [];
  return [
    {
      id: "calendrier",
      severity: "toConfirm",
      group: "Réglages",
      text: "aucun calendrier de rendez-vous : la fenêtre de rappel ne montre que le formulaire (wrangler.toml, SCHEDULING_URL)",
    },
  ];
}
