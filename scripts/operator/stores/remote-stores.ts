import { CliError } from "#scripts/toolbox.ts";
import { type Account, connectAccount, readEnvelope, sendJson } from "./account.ts";
import type { Deployment } from "./deployment.ts";
import { createDatabase, type Statement, type StatementResult } from "./sql-database.ts";
import type { ObjectStore, StoredObject, Stores } from "./stores.ts";

const OBJECTS_PER_PAGE = "1000";

/**
 * The D1 and R2 of a deployment, through Cloudflare's API: wrangler binds no parameters and cannot list objects,
 * and its arguments, which would hold addresses, can be read by every program of the machine.
 */
export async function openRemoteStores(deployment: Deployment): Promise<Stores> {
  const account = await connectAccount(deployment.accountId);
  const databaseId = await findDatabaseId(account, deployment.databaseName);
  if (!databaseId) throw new CliError(`La base « ${deployment.databaseName} » n'existe pas encore : lancez d'abord « npm run deploy ».`);
  return {
    environment: deployment.environment,
    database: createDatabase((statements) => runStatements(account, databaseId, statements)),
    catalogues: openBucket(account, deployment.buckets.catalogues),
    outbox: openBucket(account, deployment.buckets.outbox),
    close: async () => undefined,
  };
}

/** The id of a database, or null when it does not exist. Throws a CliError when Cloudflare refuses. */
export async function findDatabaseId(account: Account, name: string): Promise<string | null> {
  const response = await account.call(`/d1/database/${encodeURIComponent(name)}`);
  return response && (await readEnvelope<{ uuid: string }>(response)).result.uuid;
}

interface RawResult {
  results: { columns: string[]; rows: unknown[][] };
  meta: { changes?: number };
}

async function runStatements(account: Account, databaseId: string, statements: Statement[]): Promise<StatementResult[]> {
  const [only] = statements;
  const request = sendJson("POST", statements.length === 1 ? only : { batch: statements });
  const response = await account.call(`/d1/database/${databaseId}/raw`, request);
  if (!response) throw new CliError("La base n'existe plus.");
  const { result } = await readEnvelope<RawResult[]>(response);
  return result.map(({ results, meta }) => ({ ...results, changes: meta.changes ?? 0 }));
}

interface ListedObject {
  key: string;
  size: number;
  last_modified: string;
  custom_metadata?: Record<string, string>;
}

function openBucket(account: Account, bucket: string): ObjectStore {
  const objects = `/r2/buckets/${encodeURIComponent(bucket)}/objects`;
  const pathOf = (key: string) => `${objects}/${key.split("/").map(encodeURIComponent).join("/")}`;
  return {
    async list(prefix) {
      const found: StoredObject[] = [];
      let cursor: string | undefined;
      do {
        const query = new URLSearchParams({ per_page: OBJECTS_PER_PAGE, prefix, ...(cursor && { cursor }) });
        const response = await account.call(`${objects}?${query}`);
        if (!response) break;
        const { result, result_info } = await readEnvelope<ListedObject[]>(response);
        for (const { key, size, last_modified, custom_metadata = {} } of result)
          found.push({ key, sizeInBytes: Number(size), uploadedAt: last_modified, metadata: custom_metadata });
        cursor = result_info?.is_truncated ? result_info.cursor : undefined;
      } while (cursor);
      return found;
    },
    async read(key) {
      const response = await account.call(pathOf(key));
      return response && new Uint8Array(await response.arrayBuffer());
    },
    async write(key, bytes, contentType) {
      const response = await account.call(pathOf(key), {
        method: "PUT",
        headers: { "Content-Type": contentType },
        body: bytes as Uint8Array<ArrayBuffer>,
      });
      if (!response) throw new CliError(`L'espace de fichiers « ${bucket} » n'existe pas encore : lancez d'abord « npm run deploy ».`);
    },
    async remove(key) {
      await account.call(pathOf(key), { method: "DELETE" });
    },
  };
}
