type Use<Server> = (server: Server) => Promise<void>;

/** A fixture of Vitest and Playwright: a server that is started once per process and closed at its end. */
export function onePerProcess<Server extends { close(): unknown }>(
  start: () => Promise<Server>,
): [(context: object, use: Use<Server>) => Promise<void>, { scope: "worker" }] {
  return [
    // biome-ignore lint/correctness/noEmptyPattern: both read the names of fixtures from a pattern
    async ({}, use) => {
      const server = await start();
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ];
}
