import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer, json } from "node:stream/consumers";
import type { Statement } from "#scripts/operator/stores/sql-database.ts";
import type { ObjectStore, Stores } from "#scripts/operator/stores/stores.ts";

export const FAKE_ACCOUNT = "compte";
export const FAKE_TOKEN = "jeton";
const DATABASE_ID = "11111111-2222-3333-4444-555555555555";

interface Reply {
  status?: number;
  body: Buffer | Uint8Array | object;
}

/** The part of Cloudflare's API that the back office calls, in front of stores of this machine. */
export interface FakeCloudflare {
  address: string;
  /** `METHOD path?query`, in order. */
  requests: string[];
  /** Of each Worker that is online, the values of its secrets by name. */
  secrets: Map<string, Map<string, string>>;
  close(): Promise<void>;
}

/** `databaseName` and the names of the buckets are those of wrangler.toml. */
export async function startFakeCloudflare(
  stores: Stores,
  databaseName: string,
  buckets: Record<string, ObjectStore>,
): Promise<FakeCloudflare> {
  const requests: string[] = [];
  const secrets: FakeCloudflare["secrets"] = new Map();
  const server = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const { status = 200, body } = await answer(request, stores, databaseName, buckets, secrets).catch((error: Error) =>
      refuse(400, error.message),
    );
    const isBytes = body instanceof Uint8Array;
    response
      .writeHead(status, { "Content-Type": isBytes ? "application/octet-stream" : "application/json" })
      .end(isBytes ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/client/v4`,
    requests,
    secrets,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function answer(
  request: IncomingMessage,
  stores: Stores,
  databaseName: string,
  buckets: Record<string, ObjectStore>,
  secrets: FakeCloudflare["secrets"],
): Promise<Reply> {
  if (request.headers.authorization !== `Bearer ${FAKE_TOKEN}`) return refuse(403, "Authentication error");
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://fake");
  const path = pathname.replace("/client/v4", "");
  if (path === "/accounts") return succeed([{ id: FAKE_ACCOUNT, name: "Cimes" }]);
  const [, worker] = /^\/accounts\/compte\/workers\/scripts\/([^/]+)\/secrets$/.exec(path) ?? [];
  if (worker !== undefined) return answerSecrets(request, secrets.get(worker));
  const [, area, rest = ""] = /^\/accounts\/compte\/(d1|r2)\/(.*)$/.exec(path) ?? [];
  if (area === "d1") return answerDatabase(request, rest, stores, databaseName);
  const [, bucketName = "", key] = /^buckets\/([^/]+)\/objects(?:\/(.*))?$/.exec(rest) ?? [];
  const bucket = buckets[bucketName];
  if (area !== "r2" || !bucket) return refuse(404, "Not found");
  return key === undefined ? listObjects(bucket, searchParams) : answerObject(request, bucket, decodeURIComponent(key));
}

/** The names of secrets, never their values; undefined means a Worker that is not online. */
async function answerSecrets(request: IncomingMessage, secrets: Map<string, string> | undefined): Promise<Reply> {
  if (!secrets) return refuse(404, "This Worker does not exist");
  if (request.method !== "PUT") return succeed([...secrets.keys()].map((name) => ({ name, type: "secret_text" })));
  const { name, text } = (await json(request)) as { name: string; text: string };
  secrets.set(name, text);
  return succeed({ name, type: "secret_text" });
}

async function answerDatabase(request: IncomingMessage, path: string, stores: Stores, databaseName: string): Promise<Reply> {
  if (path === `database/${databaseName}`) return succeed({ uuid: DATABASE_ID, name: databaseName });
  if (path === `database/${DATABASE_ID}/raw`) {
    const body = (await json(request)) as Statement | { batch: Statement[] };
    const statements = "batch" in body ? body.batch : [body];
    const results = await stores.database.batch(statements.map(({ sql, params }) => stores.database.prepare(sql).bind(...params)));
    return succeed(
      results.map(({ results, meta }) => {
        const rows = results as Record<string, unknown>[];
        return { results: { columns: Object.keys(rows[0] ?? {}), rows: rows.map((row) => Object.values(row)) }, success: true, meta };
      }),
    );
  }
  return refuse(404, "Not found");
}

async function listObjects(bucket: ObjectStore, query: URLSearchParams): Promise<Reply> {
  // Small pages, so that the cursor is used.
  const pageSize = Math.min(Number(query.get("per_page") ?? 20), 2);
  const start = Number(query.get("cursor") ?? 0);
  const objects = (await bucket.list(query.get("prefix") ?? "")).sort((a, b) => a.key.localeCompare(b.key));
  const isTruncated = start + pageSize < objects.length;
  return {
    body: {
      success: true,
      result: objects
        .slice(start, start + pageSize)
        .map(({ key, sizeInBytes, uploadedAt }) => ({ key, size: sizeInBytes, last_modified: uploadedAt })),
      result_info: { is_truncated: isTruncated, per_page: pageSize, ...(isTruncated && { cursor: String(start + pageSize) }) },
    },
  };
}

async function answerObject(request: IncomingMessage, bucket: ObjectStore, key: string): Promise<Reply> {
  if (request.method === "PUT") {
    await bucket.write(key, await buffer(request), request.headers["content-type"] ?? "");
    return succeed({ key });
  }
  if (request.method === "DELETE") {
    await bucket.remove(key);
    return succeed({ key });
  }
  const bytes = await bucket.read(key);
  return bytes ? { body: bytes } : refuse(404, "The specified key does not exist");
}

function succeed(result: object): Reply {
  return { body: { success: true, errors: [], messages: [], result } };
}

function refuse(status: number, message: string): Reply {
  return { status, body: { success: false, errors: [{ code: 7000, message }], messages: [], result: null } };
}
