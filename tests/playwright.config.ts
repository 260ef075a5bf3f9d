import { defineConfig } from "playwright/test";
import { launchOptions } from "#scripts/browser.mjs";

const { args, ...browser } = launchOptions();

/** The main journeys, once each. */
const JOURNEYS =
  /\/(back-office-journey|callback|callback-subject|catalogue|faq|home|journeys|navigation|own-request|programme|scripts-disabled|selection|who-pays)\.spec/;

/** Of a drawing, in pixels: run by who draws. */
const DRAWING = /\/(drawing|financing-widths|first-screens)\.spec/;

/** `journeys` are part of `npm test`; `walks` of every page and state take minutes: `npm run test:all`. */
export default defineConfig({
  testDir: "./e2e",
  projects: [
    { name: "journeys", testMatch: JOURNEYS },
    { name: "walks", testIgnore: [JOURNEYS, DRAWING] },
    { name: "drawing", testMatch: DRAWING },
  ],
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  failOnFlakyTests: true,
  reporter: "dot",
  forbidOnly: true,
  // Long enough for a busy machine.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // Names the action that hangs, unlike the timeout of a test.
  use: {
    actionTimeout: 30_000,
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...browser,
      args: [
        ...args,
        // No page lives long enough to repay V8's optimizing compilers.
        "--js-flags=--no-turbofan --no-maglev",
        // Layout is complete, but only one megabyte is painted: no test looks at pixels.
        "--force-gpu-mem-available-mb=1",
      ],
    },
  },
});
