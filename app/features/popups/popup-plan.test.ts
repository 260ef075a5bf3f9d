import { expect, test } from "vitest";
import { canonicalPaths } from "#app/content/canonical-paths.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { planPopup } from "./popup-plan.ts";

const catalogue = { popup: "catalogue", occasion: "1" };

// Promo and catalogue share one occasion: a visitor sees one of them.
test.each<[string, object]>([
  ["/", { popup: "promo", delayMs: 5000, occasion: "1" }],
  ...["/formations", "/formations-generalistes", "/formations-infirmiers"].map((path): [string, object] => [path, catalogue]),
  ...programmes.map(({ path }): [string, object] => [path, { popup: "callback", delayMs: 20_000, occasion: path }]),
])("%s shows its card: %j", (path, plan) => expect(planPopup(path)).toEqual(plan));

test("no other page shows a card", () => {
  const others = canonicalPaths.filter((path) => path !== "/" && !path.startsWith("/formations"));
  for (const path of [...others, "/catalogue", "/404", "/formations/infirmiers/nulle-part"]) expect(planPopup(path)).toBeNull();
});
