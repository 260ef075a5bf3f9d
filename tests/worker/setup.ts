import { applyD1Migrations, type D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, vi } from "vitest";
import { emptyStores } from "./forms.ts";
import { watchLog } from "./log.ts";

declare global {
  namespace Cloudflare {
    interface Env {
      TEST_LIMITS: { FLOOD_LIMITER: number; REPEAT_LIMITER: number };
      TEST_MIGRATIONS: D1Migration[];
    }
  }
}

watchLog();
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);

beforeEach(async () => {
  await emptyStores();
  // In development pages are not cached and have no policy.
  vi.stubEnv("DEV", false);
  // The pauses between two attempts at D1 take no time.
  const { setTimeout } = globalThis;
  vi.stubGlobal("setTimeout", (work: () => void, ms = 0) => setTimeout(work, ms < 500 ? 0 : ms));
});
