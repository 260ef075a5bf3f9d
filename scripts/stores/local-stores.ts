import path from "node:path";
import { getPlatformProxy } from "wrangler";
import { LOCAL_STATE } from "../project.ts";
import { CONFIG_FILE } from "./deployment.ts";
import type { ObjectStore, Stores } from "./stores.ts";

/** The D1 and R2 of this machine, as `npm start` and `npm run dev` use them. */
export async function openLocalStores(stateFolder = LOCAL_STATE): Promise<Stores> {
  const { env, dispose } = await getPlatformProxy<Env>({
    configPath: CONFIG_FILE,
    persist: { path: path.join(stateFolder, "v3") },
    remoteBindings: false,
  });
  return {
    environment: null,
    name: "base locale",
    database: env.DB,
    async query<Row>(sql: string, ...parameters: string[]) {
      const { results } = await env.DB.prepare(sql)
        .bind(...parameters)
        .all<Row>();
      return results;
    },
    catalogues: openBucket(env.CATALOGUES),
    outbox: openBucket(env.OUTBOX),
    close: dispose,
  };
}

function openBucket(bucket: R2Bucket): ObjectStore {
  return {
    async list(prefix) {
      const objects = [];
      let cursor: string | undefined;
      do {
        const page = await bucket.list({ prefix, ...(cursor && { cursor }) });
        objects.push(...page.objects.map(({ key, size, uploaded }) => ({ key, sizeInBytes: size, uploadedAt: uploaded.toISOString() })));
        cursor = page.truncated ? page.cursor : undefined;
      } while (cursor);
      return objects;
    },
    async read(key) {
      const object = await bucket.get(key);
      return object && new Uint8Array(await object.arrayBuffer());
    },
    async write(key, bytes, contentType) {
      await bucket.put(key, bytes, { httpMetadata: { contentType } });
    },
    remove: (key) => bucket.delete(key),
  };
}
