import { applyD1Migrations, type D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach } from "vitest";
import { emptyStores } from "./forms.ts";
import { watchLog } from "./log.ts";

declare global {
  namespace Cloudflare {
    interface Env {
      TEST_LIMITS: { FLOOD_LIMITER: number; REPEAT_LIMITER: number; SHARED_LIMITER: number };
      TEST_MIGRATIONS: D1Migration[];
    }
  }
}

watchLog();
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);

// What one test has stored is not the next one's.
beforeEach(emptyStores);
