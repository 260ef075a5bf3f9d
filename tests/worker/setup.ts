import { applyD1Migrations, type D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, vi } from "vitest";
import { emptyStores } from "./forms.ts";

declare global {
  namespace Cloudflare {
    interface Env {
      TEST_MIGRATIONS: D1Migration[];
    }
  }
}

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);

// All files run in one workerd. What the Worker keeps in memory is not the next file's, and what it has stored not the next test's.
vi.resetModules();
beforeEach(emptyStores);
