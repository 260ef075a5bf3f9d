import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { main, Refusal, run, serve } from "./command.ts";
import { startStandInCalendar } from "./stand-in-calendar/stand-in-calendar.ts";
import { readConfig } from "./wrangler-config.ts";

const DEFAULT_PORT = 8787;
/** Ports tried when PORT is unset. */
const PORTS = 20;
const START_TIMEOUT_MS = 60_000;

/** Serves the built site in workerd, on local D1 and R2, with a stand-in calendar. */
await main(async () => {
  const port = await choosePort(process.env.PORT);
  run("node", ["scripts/setup.ts"]);
  console.log("Construction du site…");
  run("react-router", ["build"], { isQuiet: true });
  const { TODAY } = process.env;
  const vars = { ...(await chooseCalendar()), ...(TODAY && { TODAY }) };
  serve(
    port,
    Object.entries(vars).flatMap(([name, value]) => ["--var", `${name}:${value}`]),
  );
  const address = `http://localhost:${port}`;
  await waitFor(address);
  console.log(`Le site est prêt : ${address} (Ctrl+C : arrêter)`);
});

/** Throws a Refusal when PORT is invalid or taken. */
async function choosePort(wanted: string | undefined): Promise<number> {
  if (wanted !== undefined) {
    const port = Number(wanted);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Refusal(`PORT est un nombre de 1 à 65535, pas « ${wanted} ».`);
    if (!(await isFree(port))) throw new Refusal(`Le port ${port} est pris : arrêtez ce qui s'en sert, ou donnez-en un autre par PORT.`);
    return port;
  }
  for (let port = DEFAULT_PORT; port < DEFAULT_PORT + PORTS; port++) {
    if (await isFree(port)) return port;
    console.log(`Le port ${port} est pris : essai du suivant.`);
  }
  throw new Refusal("Aucun port libre : donnez-en un par PORT.");
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().on("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}

/** A local calendar, unless wrangler.toml names a real one. */
async function chooseCalendar(): Promise<Record<string, string>> {
  if (readConfig().vars.SCHEDULING_URL) return {};
  const calendar = await startStandInCalendar();
  console.log(`Calendrier : un remplaçant, qui ne réserve rien (${calendar.origin}).`);
  return calendar.vars;
}

async function waitFor(address: string): Promise<void> {
  for (const end = Date.now() + START_TIMEOUT_MS; Date.now() < end; await wait(150)) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => null);
    await answer?.arrayBuffer();
    if (answer) return;
  }
  throw new Refusal(`${address} n'a pas répondu en ${START_TIMEOUT_MS / 1000} s.`);
}
