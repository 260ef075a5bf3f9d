import path from "node:path";
import { main, ROOT, run, serve } from "./command.ts";

const PORT = process.env.PORT ?? "8788";

await main(() => {
  run("node", ["scripts/setup.ts"]);
  run("react-router", ["build", "back-office"], { isQuiet: true });
  serve(PORT, ["--cwd", "back-office", "--persist-to", path.join(ROOT, ".wrangler", "state")]);
  console.log(`Le suivi s’ouvre : http://localhost:${PORT} (Ctrl+C : arrêter)`);
});
