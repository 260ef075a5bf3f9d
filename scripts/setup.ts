import { main, run } from "./command.ts";

/** `npm run setup`: the local D1 and R2, with tables and catalogues. */
await main(() => {
  console.log("Base locale : tables et catalogues…");
  run("wrangler", ["d1", "migrations", "apply", "DB", "--local", "--config", "wrangler.toml"], { isQuiet: true });
  run("node", ["scripts/catalogues.ts", "publish"], { isQuiet: true });
});
