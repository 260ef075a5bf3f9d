import { typeset } from "./typeset.ts";

interface App {
  url: string;
  /** The address is not the application's. */
  isPlaceholder: boolean;
}

/** Links to the stores, and what is said of those whose address is still provisional. */
export function describeStores({ appStore, googlePlay }: { appStore: App; googlePlay: App }) {
  const all = [
    { name: "App Store", system: "iOS", intro: "Télécharger sur l'", ...appStore },
    { name: "Google Play", system: "Android", intro: "Télécharger sur ", ...googlePlay },
  ];
  const pending = all.filter(({ isPlaceholder }) => isPlaceholder).map(({ system }) => system);
  const links = pending.length === 1 ? "lien" : "liens";
  return typeset({
    stores: all.filter(({ isPlaceholder }) => !isPlaceholder).map(({ name, intro, url }) => ({ name, intro, url })),
    pendingStores: pending.length === 0 ? null : `Application ${pending.join(" et ")} : ${links} en cours de publication.`,
  });
}
