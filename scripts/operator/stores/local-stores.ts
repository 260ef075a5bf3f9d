import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { CliError, LOCAL_STATE } from "#scripts/toolbox.ts";
import { CONFIG_FILE } from "./deployment.ts";
import { createDatabase } from "./sql-database.ts";
import type { ObjectStore, Stores } from "./stores.ts";

/**
 * The D1 and R2 of this machine, as `npm start` and `npm run dev` use them, through a Worker of their own. wrangler's `getPlatformProxy`
 * would need four calls for each statement, which stop this program while they last.
 */
export async function openLocalStores(stateFolder = LOCAL_STATE): Promise<Stores> {
  const { compatibilityDate, d1Databases, r2Buckets } = unstable_getMiniflareWorkerOptions(CONFIG_FILE).workerOptions as V4WorkerOptions;
  const key = randomUUID();
  const server = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: readFileSync(path.join(import.meta.dirname, "local-door.js"), "utf8"),
      bindings: { KEY: key },
      compatibilityDate,
      d1Databases,
      r2Buckets,
      resourcePersistencePath: path.join(stateFolder, "v3"),
      cf: false,
      // What fails is told by the door.
      handleStructuredLogs: () => undefined,
    }),
  );
  const call = createCaller(await server.ready, key);
  return {
    environment: null,
    database: createDatabase(async (statements, isRaw) =>
      JSON.parse(String(await call("POST", "", JSON.stringify({ statements, isRaw })))),
    ),
    catalogues: openBucket(call, "CATALOGUES"),
    outbox: openBucket(call, "OUTBOX"),
    close: () => server.dispose(),
  };
}

type Call = (method: string, path: string, body?: string | Uint8Array, contentType?: string) => Promise<Uint8Array | null>;

/**
 * Each call has a connection of its own, for one that was idle may have been closed. Answers null for what is not there. Throws a CliError
 * with the words of D1 or R2.
 */
function createCaller(address: URL, key: string): Call {
  return async (method, path, body, contentType = "application/json") => {
    const headers = { Authorization: key, "Content-Type": contentType };
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(new URL(path, address), { method, headers, agent: false }, resolve)
        .on("error", ({ message }) => reject(new CliError(`La base locale n'a pas répondu (${message}).`)))
        .end(body);
    });
    const answer = await buffer(response);
    if (response.statusCode === 500) throw refusal(String(answer));
    return response.statusCode === 404 ? null : answer;
  };
}

export const HELD_BASE = "Un autre programme tient sans doute la base de cette machine : fermez-le, ou essayez de nouveau.";

/** « internal error » is how workerd says that a file is locked. */
function refusal(words: string): CliError {
  return new CliError(/internal error|SQLITE_BUSY/.test(words) ? HELD_BASE : `La base locale a refusé la demande (${words}).`);
}

function openBucket(call: Call, bucket: string): ObjectStore {
  const pathOf = (key: string) => `${bucket}/${encodeURIComponent(key)}`;
  return {
    list: async (prefix) => JSON.parse(String(await call("GET", `${bucket}?prefix=${encodeURIComponent(prefix)}`))),
    read: async (key) => await call("GET", pathOf(key)),
    write: async (key, bytes, contentType) => void (await call("PUT", pathOf(key), bytes, contentType)),
    remove: async (key) => void (await call("DELETE", pathOf(key))),
  };
}
