import { main, run } from "./command.ts";

/** `npm run setup`: local D1 with its tables, local R2 with catalogues. */
await main(() => {
  console.log("Base locale : tables et catalogues…");
  run("wrangler", ["d1", "migrations", "apply", "DB", "--local", "--config", "wrangler.toml"], { isQuiet: true });
  run("node", ["scripts/catalogues.ts", "publish"], { isQuiet: true });
});
