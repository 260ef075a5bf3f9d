import { defineConfig } from "playwright/test";
import { launchOptions } from "#scripts/browser.mjs";
import type { BrowserName } from "./browser.ts";

// Selenium asks nobody for drivers and reports to nobody.
Object.assign(process.env, { SE_OFFLINE: "true", SE_AVOID_STATS: "true" });

/** The journeys that matter, in each engine; Chromium, which `npm test` covers, shows that the journeys themselves are right. */
export default defineConfig<object, { browserKind: BrowserName }>({
  testDir: ".",
  outputDir: "../../test-results",
  workers: 1,
  reporter: "list",
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  projects: [
    ...(["chromium", "firefox", "webkit"] as const).map((name) => ({ name, testMatch: "journeys.spec.ts", use: { browserKind: name } })),
    { name: "deployment", testMatch: "deployment.spec.ts", use: { launchOptions: launchOptions() } },
  ],
});
