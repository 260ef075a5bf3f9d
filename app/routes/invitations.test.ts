import { expect, test } from "vitest";

const routes = import.meta.glob<{ handle?: unknown }>("./*/route.tsx", { eager: true });

test("home, lists and programmes show their card, no other page does", () => {
  const shown = Object.entries(routes).flatMap(([file, { handle }]) => (handle ? [[file.split("/")[1], handle]] : []));
  expect(Object.fromEntries(shown)).toEqual({
    home: { popup: "promo" },
    formations: { popup: "catalogue" },
    "programme-list": { popup: "catalogue" },
    programme: { popup: "callback" },
  });
});
