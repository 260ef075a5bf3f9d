import { defineConfig } from "playwright/test";
import type { EngineName } from "./find-engine.ts";

/** The journeys that matter, in each engine; Chromium, which `npm test` covers, shows that the journeys themselves are right. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: ".",
  outputDir: "../../test-results",
  workers: 1,
  reporter: "list",
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  projects: (["chromium", "firefox", "webkit"] as const).map((name) => ({ name, use: { engineName: name } })),
});
