import path from "node:path";
import { getPlatformProxy } from "wrangler";
import { LOCAL_STATE } from "#scripts/toolbox.ts";
import { CONFIG_FILE } from "./deployment.ts";
import type { ObjectStore, StoredObject, Stores } from "./stores.ts";

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
    database: retryClosed(env.DB),
    catalogues: openBucket(retryClosed(env.CATALOGUES)),
    outbox: openBucket(retryClosed(env.OUTBOX)),
    close: dispose,
  };
}

function openBucket(bucket: R2Bucket): ObjectStore {
  return {
    async list(prefix) {
      const objects: StoredObject[] = [];
      let cursor: string | undefined;
      do {
        const page: R2Objects = await bucket.list({ prefix, include: ["customMetadata"], ...(cursor && { cursor }) });
        for (const { key, size, uploaded, customMetadata = {} } of page.objects)
          objects.push({ key, sizeInBytes: size, uploadedAt: uploaded.toISOString(), metadata: customMetadata });
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

const CLOSED = ["UND_ERR_SOCKET", "ECONNRESET"];
const WRITES: ReadonlySet<PropertyKey> = new Set(["run", "batch", "exec", "put", "delete"]);

/**
 * The same store over a connection to the local server that may have been closed for having been idle, which a busy process does not
 * notice: what is read is read once more; what is written is written once, after a reading that has found the connection open.
 */
export function retryClosed<Binding extends D1Database | R2Bucket>(binding: Binding): Binding {
  const originals = new WeakMap<object, object>();
  const prove = () => askAgain(() => ("head" in binding ? binding.head("-") : binding.prepare("SELECT 1").first()));
  function wrap<Target extends object>(target: Target): Target {
    const wrapped = new Proxy(target, {
      get(_, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== "function") return member;
        return (...args: unknown[]) => {
          const unwrapped = args.map((arg) => (Array.isArray(arg) ? arg.map((each) => originals.get(each as object) ?? each) : arg));
          const call = (): unknown => member.apply(target, unwrapped);
          if (WRITES.has(name)) return prove().then(call);
          const result = call();
          if (result instanceof Promise) return askAgain(call, result);
          return typeof result === "object" && result !== null ? wrap(result) : result;
        };
      },
    });
    originals.set(wrapped, target);
    return wrapped;
  }
  return wrap(binding);
}

function askAgain(call: () => unknown, first = call()): Promise<unknown> {
  return Promise.resolve(first).catch((error: unknown) => (isClosedConnection(error) ? call() : Promise.reject(error)));
}

function isClosedConnection(error: unknown): boolean {
  return error instanceof Error && CLOSED.includes(String((error.cause as { code?: unknown } | undefined)?.code));
}
