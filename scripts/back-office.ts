import { spawn } from "node:child_process";
import path from "node:path";
import { main, ROOT, run } from "./command.ts";

const PORT = process.env.PORT ?? "8788";

/** `npm run back-office`: the follow-up in workerd, on the local stores. */
await main(() => {
  run("node", ["scripts/setup.ts"]);
  run("react-router", ["build", "back-office"], { isQuiet: true });
  const options = ["--port", PORT, "--ip", "127.0.0.1", "--log-level", "error", "--show-interactive-dev-session=false"];
  const office = spawn("wrangler", ["dev", "--cwd", "back-office", "--persist-to", path.join(ROOT, ".wrangler", "state"), ...options], {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => office.kill("SIGTERM"));
  office.on("exit", (code) => process.exit(code ?? 0));
  console.log(`Le suivi s’ouvre : http://localhost:${PORT} (Ctrl+C : arrêter)`);
});
