import { spawn } from "node:child_process";
import { enableCompileCache } from "node:module";
import path from "node:path";
import { readArguments } from "../command-line.ts";
import { ROOT, runMain } from "../toolbox.ts";
import { readAuthor } from "./author.ts";

/**
 * `npm run back-office [-- --remote [--env preview]] [--par Inès] [--no-open]`: today's calls, people, results and state, on a page of this
 * machine alone.
 */
await runMain(async () => {
  const { options } = readArguments(process.argv.slice(2), {
    remote: { type: "boolean" },
    env: { type: "string" },
    par: { type: "string" },
    "no-open": { type: "boolean" },
  });
  const author = readAuthor(options.par);
  // React reads it when it is first loaded.
  process.env.NODE_ENV ??= "production";
  // Compiling wrangler and the content anew would be a third of a start.
  enableCompileCache(path.join(ROOT, "node_modules", ".cache", "node"));
  const { startBackOffice } = await import("./back-office/start-back-office.ts");
  const { chooseEnvironment } = await import("./stores/stores.ts");
  const { findPlaceOf } = await import("./back-office/places.ts");
  const start = findPlaceOf(chooseEnvironment(options.remote ?? false, options.env));
  const office = await startBackOffice({ start, author, port: process.env.PORT });
  // Without a terminal nobody can ask for another address.
  const hasTerminal = process.stdin.isTTY === true;
  const announce = (address: string) => {
    console.log(`Le suivi est ouvert, pour ce navigateur seul : ${address}`);
    console.log(`${hasTerminal ? "Entrée : une nouvelle adresse. " : ""}Ctrl+C : fermer.`);
  };
  const end = async () => {
    await office.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, end);
  const address = office.makeAddress();
  announce(address);
  if (!options["no-open"]) openBrowser(address);
  if (hasTerminal) process.stdin.on("data", () => announce(office.makeAddress())).unref();
});

/** With the system's own browser; where there is none the printed address is enough. */
function openBrowser(address: string): void {
  const [command, ...args] =
    process.platform === "darwin" ? ["open"] : process.platform === "win32" ? ["cmd", "/c", "start", ""] : ["xdg-open"];
  spawn(command ?? "", [...args, address], { stdio: "ignore", detached: true })
    .on("error", () => undefined)
    .unref();
}
