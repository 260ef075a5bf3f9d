import { defineConfig } from "playwright/test";
import { launchOptions } from "#scripts/browser.mjs";

const { args, ...browser } = launchOptions();

/** What a visitor comes for, once each. */
const JOURNEYS = /\/(callback|callback-subject|catalogue|faq|home|journeys|navigation|programme|scripts-disabled|selection|who-pays)\.spec/;

/**
 * In a real browser against the built Worker. `journeys` are part of `npm test`. `walks`, of every page and state, take minutes:
 * `npm run test:all`, as CI runs it. Each worker process starts its own servers: tests/e2e/fixtures.ts.
 */
export default defineConfig({
  testDir: "./e2e",
  projects: [
    { name: "journeys", testMatch: JOURNEYS },
    { name: "walks", testIgnore: JOURNEYS },
  ],
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  failOnFlakyTests: true,
  reporter: "dot",
  forbidOnly: true,
  // A machine that is busy with other things is slow, not wrong.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // An action that hangs is named, which the end of its test does not do.
  use: {
    actionTimeout: 30_000,
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...browser,
      args: [
        ...args,
        // No page lives long enough to earn back what V8's optimizing compilers cost.
        "--js-flags=--no-turbofan --no-maglev",
        // Nobody looks at the pages: layout is complete, of what is painted only as much as fits into one megabyte.
        "--force-gpu-mem-available-mb=1",
      ],
    },
  },
});
