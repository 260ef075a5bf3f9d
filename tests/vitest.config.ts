import { existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";
import { unstable_readConfig } from "wrangler";
import { LIVE_SETTINGS } from "./live-settings.ts";

/** A machine that is busy with other things is slow, not wrong. */
const TIMEOUTS = { testTimeout: 60_000, hookTimeout: 60_000 };
/** Whatever .dev.vars says. */
const NOBODY_TOLD = { NOTIFICATION_EMAILS: "", NOTIFICATION_SENDER: "", NOTIFICATION_WEBHOOK: "", ERROR_WEBHOOK: "" };
const root = path.resolve(import.meta.dirname, "..");

/** Where Linux keeps files in memory: the stores of the tests wait for no disk there. They take 34 MB; a container may have 64. */
const MEMORY = "/dev/shm";
const scratch = mkdtempSync(path.join(hasRoom(MEMORY, 256e6) ? MEMORY : tmpdir(), "cimes-tests-"));
process.env.TMPDIR = scratch;
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));

function hasRoom(folder: string, bytes: number): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > bytes;
}

/** How many calls each limiter of wrangler.toml lets through, by its name. */
function readLimits(): Record<string, number> {
  const { ratelimits = [] } = unstable_readConfig({ config: path.join(root, "wrangler.toml") });
  return Object.fromEntries(ratelimits.map(({ name, simple }: { name: string; simple: { limit: number } }) => [name, simple.limit]));
}

/**
 * `unit`: pure rules, next to the code. `components`: a component in a simulated DOM, next to it. `worker`: the API on real D1 and R2, in
 * workerd. `build`: what the built Worker answers, static files included.
 */
export default defineConfig({
  root,
  test: {
    reporters: ["dot"],
    // By default Vitest leaves a core idle.
    maxWorkers: "100%",
    // What the Worker logs explains a test that fails.
    silent: "passed-only",
    projects: [
      {
        root,
        test: {
          name: "unit",
          include: ["app/**/*.test.ts", "workers/**/*.test.ts", "scripts/**/*.test.ts"],
          setupFiles: ["./tests/fresh-modules.ts", "./tests/undo-fakes.ts"],
          isolate: false,
          ...TIMEOUTS,
        },
      },
      {
        root,
        test: {
          name: "components",
          include: ["app/**/*.test.tsx"],
          environment: "happy-dom",
          setupFiles: ["./tests/unmount.ts", "./tests/undo-fakes.ts"],
          ...TIMEOUTS,
        },
      },
      {
        root,
        // One built site for each core, which the first test there starts: tests/build/site.ts.
        test: {
          name: "build",
          include: ["tests/build/**/*.test.ts"],
          isolate: false,
          ...TIMEOUTS,
        },
      },
      {
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
                ...NOBODY_TOLD,
              },
            },
          })),
        ],
        test: {
          name: "worker",
          include: ["tests/worker/**/*.test.ts"],
          isolate: false,
          setupFiles: ["./tests/undo-fakes.ts", "./tests/worker/setup.ts"],
          ...TIMEOUTS,
        },
      },
    ],
  },
});
