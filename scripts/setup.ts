import { main, run } from "./command.ts";

await main(() => {
  console.log("Base locale : tables et catalogues…");
  run("wrangler", ["d1", "migrations", "apply", "DB", "--local", "--config", "wrangler.toml"], { isQuiet: true });
  run("node", ["scripts/catalogues.ts", "publish"], { isQuiet: true });
});
