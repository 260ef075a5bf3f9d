import { expect, test } from "vitest";
import { describeStores } from "./app-stores.ts";

const apple = "https://apps.apple.com/fr/app/cimes/id1";
const google = "https://play.google.com/store/apps/details?id=fr.cimes";

test.each([
  [true, true, [], "Application iOS et Android\u00A0: liens en cours de publication."],
  [false, true, [apple], "Application Android\u00A0: lien en cours de publication."],
  [true, false, [google], "Application iOS\u00A0: lien en cours de publication."],
  [false, false, [apple, google], null],
])("App Store provisional: %s, Google Play provisional: %s", (isApplePending, isGooglePending, urls, pending) => {
  const { stores, pendingStores } = describeStores({
    appStore: { url: apple, isPlaceholder: isApplePending },
    googlePlay: { url: google, isPlaceholder: isGooglePending },
  });
  expect(stores.map(({ url }) => url)).toEqual(urls);
  expect(pendingStores).toBe(pending);
});
