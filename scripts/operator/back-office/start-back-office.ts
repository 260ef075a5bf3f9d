import { serve } from "@hono/node-server";
import { CliError, findFreePort } from "#scripts/toolbox.ts";
import { createAccess } from "./access.ts";
import { createBackOffice } from "./back-office.ts";
import { buildScreens } from "./build-screens.ts";
import { Office } from "./office.ts";
import { type OpenStores, openStores, type PlaceName, places } from "./places.ts";
import { loadScreens } from "./screens.ts";

const DEFAULT_PORT = 8790;
/** No other machine can reach it. */
const LOOPBACK = "127.0.0.1";

export interface StartOptions {
  start: PlaceName;
  author: string;
  /** When undefined, the usual port, or any free one if it is taken. */
  port?: string | undefined;
  open?: OpenStores;
  now?: () => Date;
}

/** Starts the back office on this machine. Throws a CliError when a port was asked for and is taken, and when the screens cannot be built. */
export async function startBackOffice({ start, author, port, open = openStores, now }: StartOptions) {
  const wanted = port === undefined ? undefined : readPort(port);
  // 0 means any free port.
  const chosen = wanted || (wanted === undefined && (await isFree(DEFAULT_PORT)) ? DEFAULT_PORT : await findFreePort());
  const host = `${LOOPBACK}:${chosen}`;
  const access = createAccess(host);
  const office = new Office({ open, author, start, ...(now && { now }) });
  // The first stores open while the screens are built. If they do not, a screen says why and how to repair it.
  const opening = office.visit(places[start]);
  await buildScreens();
  const app = createBackOffice(access, await loadScreens(office));
  await opening;
  const server = await new Promise<ReturnType<typeof serve>>((resolve, reject) => {
    const starting = serve({ fetch: app.fetch, hostname: LOOPBACK, port: chosen }, () => resolve(starting));
    starting.on("error", () =>
      reject(new CliError(`Le port ${chosen} est pris : choisissez-en un autre avec PORT=${chosen + 1} npm run back-office.`)),
    );
  });
  return {
    origin: `http://${host}`,
    /** An address that lets one browser in, once. */
    makeAddress: () => `http://${host}${access.makeEntryPath()}`,
    async close() {
      server.close();
      if ("closeAllConnections" in server) server.closeAllConnections();
      await office.close();
    },
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new CliError(`PORT est un nombre de 1 à 65535, pas « ${text} ».`);
  return port;
}

async function isFree(port: number): Promise<boolean> {
  return await new Promise((resolve) => {
    const probe = serve({ fetch: () => new Response(), hostname: LOOPBACK, port }, () => probe.close(() => resolve(true)));
    probe.on("error", () => resolve(false));
  });
}
