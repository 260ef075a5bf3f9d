import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";
import { unstable_readConfig } from "wrangler";
import { LIVE_SETTINGS } from "./live-settings.ts";
import { countMovedMs } from "./moved-date.ts";

/** Long enough for a busy machine. */
const TIMEOUTS = { testTimeout: 60_000, hookTimeout: 60_000 };
/** Overrides .dev.vars. */
const NO_NOTIFICATIONS = { NOTIFICATION_EMAILS: "", NOTIFICATION_SENDER: "", NOTIFICATION_WEBHOOK: "", ERROR_WEBHOOK: "" };
const root = path.resolve(import.meta.dirname, "..");

/** Linux holds these files in memory, so stores don't wait for a disk: 34 MB, of 64 in a container. */
const MEMORY = "/dev/shm";
const scratch = mkdtempSync(path.join(existsSync(MEMORY) ? MEMORY : tmpdir(), "cimes-tests-"));
process.env.TMPDIR = scratch;
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));

/** Counted once: the tests and the sites that they start share a clock. */
const TEST_MOVED_MS = String(countMovedMs(process.env.TEST_DAY));

/** How many calls each limiter of wrangler.toml allows, by its name. */
function readLimits(): Record<string, number> {
  const { ratelimits = [] } = unstable_readConfig({ config: path.join(root, "wrangler.toml") });
  return Object.fromEntries(ratelimits.map(({ name, simple }: { name: string; simple: { limit: number } }) => [name, simple.limit]));
}

/** Real D1 and R2, in workerd, with the whole Worker but its pages. */
export function workerProject(name: string, include: string, timeout = TIMEOUTS.testTimeout) {
  return {
    root,
    plugins: [
      cloudflareTest(async () => ({
        main: "./tests/worker/entry.ts",
        wrangler: { configPath: "./wrangler.toml" },
        miniflare: {
          bindings: {
            TEST_LIMITS: readLimits(),
            TEST_MIGRATIONS: await readD1Migrations(path.join(root, "migrations")),
            ...LIVE_SETTINGS,
            ...NO_NOTIFICATIONS,
          },
        },
      })),
    ],
    test: {
      name,
      include: [include],
      isolate: false,
      setupFiles: ["./tests/restore-mocks.ts", "./tests/worker/setup.ts"],
      env: { TEST_MOVED_MS },
      testTimeout: timeout,
      hookTimeout: timeout,
    },
  };
}

/** `worker` is the API on real D1 and R2, in workerd; `build` the built Worker's responses, static files included. */
export default defineConfig({
  root,
  test: {
    reporters: ["dot"],
    // By default Vitest leaves a core idle.
    maxWorkers: "100%",
    // The Worker's log explains a failed test.
    silent: "passed-only",
    projects: [
      {
        root,
        // React renders three times as fast as in its development mode.
        oxc: { jsx: { development: false } },
        test: {
          name: "unit",
          include: ["app/**/*.test.ts", "workers/**/*.test.ts", "scripts/**/*.test.ts"],
          setupFiles: ["./tests/reset-modules.ts", "./tests/restore-mocks.ts"],
          isolate: false,
          env: { NODE_ENV: "production", TEST_MOVED_MS },
          ...TIMEOUTS,
        },
      },
      {
        root,
        test: {
          name: "components",
          include: ["app/**/*.test.tsx"],
          environment: "happy-dom",
          setupFiles: ["./tests/unmount.ts", "./tests/restore-mocks.ts"],
          env: { TEST_MOVED_MS },
          ...TIMEOUTS,
        },
      },
      {
        root,
        // The first test on each core starts a built site: tests/build/site.ts.
        test: {
          name: "build",
          include: ["tests/build/**/*.test.ts"],
          setupFiles: ["./tests/restore-mocks.ts"],
          isolate: false,
          env: { TEST_MOVED_MS },
          ...TIMEOUTS,
        },
      },
      workerProject("worker", "tests/worker/**/*.test.ts"),
    ],
  },
});
