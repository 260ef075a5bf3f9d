import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { openStores } from "#scripts/operator/stores/open-stores.ts";
import { CliError } from "#scripts/toolbox.ts";
import { createAccess } from "./access.ts";
import { createBackOffice } from "./back-office.ts";
import { buildScreens } from "./build-screens.ts";
import { Office, type OfficeOptions } from "./office.ts";
import { places } from "./places.ts";
import { loadScreens } from "./screens.ts";

const DEFAULT_PORT = 8790;
/** No other machine can reach it. */
const LOOPBACK = "127.0.0.1";

interface StartOptions extends Omit<OfficeOptions, "open"> {
  /** When undefined, the usual port, or any free one if it is taken; "0" means any free one. */
  port?: string | undefined;
  open?: OfficeOptions["open"];
}

/**
 * Starts the back office on this machine. Throws a CliError when a port was asked for and is taken, and when the screens cannot be built.
 */
export async function startBackOffice({ port, open = (place) => openStores(place.environment), ...options }: StartOptions) {
  const wanted = readPort(port);
  const office = new Office({ open, ...options });
  // The first stores open while the screens are built. If they do not, a screen says why and how to repair it.
  const opening = office.visit(places[options.start]);
  await buildScreens();
  const answerScreen = await loadScreens(office);
  await opening;
  const server = createAdaptorServer({ fetch: (request, connection) => app.fetch(request, connection) });
  const listen = async (chosen: number) => void (await once(server.listen(chosen, LOOPBACK), "listening"));
  await listen(wanted ?? DEFAULT_PORT).catch(() => {
    if (wanted === null) return listen(0);
    throw new CliError(`Le port ${wanted} est pris : choisissez-en un autre avec PORT=${wanted + 1} npm run back-office.`);
  });
  const host = `${LOOPBACK}:${(server.address() as AddressInfo).port}`;
  const access = createAccess(host);
  const app = createBackOffice(access, answerScreen);
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

/** Null when none was asked for. */
function readPort(text: string | undefined): number | null {
  if (text === undefined) return null;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new CliError(`PORT est un nombre de 1 à 65535, pas « ${text} ».`);
  return port;
}
