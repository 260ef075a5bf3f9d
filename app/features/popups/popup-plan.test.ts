import { expect, test } from "vitest";
import { canonicalPaths } from "#app/content/canonical-paths.ts";
import { programmes } from "#app/content/programmes/index.ts";
import { planPopup } from "./popup-plan.ts";

test("home brings the promo after 5 s", () => {
  expect(planPopup("/")).toEqual({ popup: "promo", trigger: { on: "delay", delayMs: 5000 }, occasion: "1" });
});

test("every programme page brings the callback card after 20 s, for that programme", () => {
  for (const { path } of programmes)
    expect(planPopup(path)).toEqual({ popup: "callback", trigger: { on: "delay", delayMs: 20_000 }, occasion: path });
});

test("the list pages and /formations offer the catalogue to who leaves or has read, once with the promo", () => {
  for (const path of ["/formations", "/formations-generalistes", "/formations-infirmiers"]) {
    expect(planPopup(path)).toEqual({ popup: "catalogue", trigger: { on: "leaving-or-read" }, occasion: "1" });
  }
});

test("no other page brings a card", () => {
  const others = canonicalPaths.filter((path) => path !== "/" && !path.startsWith("/formations"));
  for (const path of [...others, "/catalogue", "/404", "/formations/infirmiers/nulle-part"]) expect(planPopup(path)).toBeNull();
});
