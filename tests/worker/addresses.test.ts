import { expect, test } from "vitest";
import { redirects } from "#app/content/redirects.ts";
import { send } from "./forms.ts";

// Every way to write a path: app/content/redirects.test.ts.
test.each([...Object.entries(redirects), ["//FAQ/", "/faq"]])("%s answers 301 to %s with its query string", async (alias, canonical) => {
  const response = await send(`${alias}?utm_source=lettre&x=1`);

  expect([response.status, response.headers.get("Location")]).toEqual([301, `${canonical}?utm_source=lettre&x=1`]);
});

test.each(["/api", "/api/inconnu", "/api/catalogue-downloads/x/y/z"])("%s answers a JSON 404", async (path) => {
  const response = await send(path);

  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: "Adresse inconnue" });
});
