import { defineConfig } from "playwright/test";
import type { BrowserName } from "./browser.ts";

// Selenium downloads no driver and sends no statistics.
Object.assign(process.env, { SE_OFFLINE: "true", SE_AVOID_STATS: "true" });

/** The main journeys in each engine; Chromium shows that the journeys themselves are right. */
export default defineConfig<object, { browserKind: BrowserName }>({
  testDir: ".",
  outputDir: "../../test-results",
  workers: 1,
  reporter: "list",
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  projects: (["chromium", "firefox", "webkit"] as const).map((name) => ({ name, use: { browserKind: name } })),
});
