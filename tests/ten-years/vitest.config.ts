import { defineConfig } from "vitest/config";
import { workerProject } from "../vitest.config.ts";

const MINUTE_MS = 60_000;

/** The ten years take minutes: `npm run test:ten-years`, beside `npm test`. */
export default defineConfig({
  ...workerProject("ten-years", "tests/ten-years/**/*.test.ts", 10 * MINUTE_MS),
});
