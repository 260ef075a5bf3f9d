/** Stores that fail on purpose: bindings wrapped for one test. */

/**
 * Does the work of a store, or fails before it, instead of it or after it; `statements` are the values of each one that D1 is asked to run.
 */
export type Fault = <Result>(work: () => Promise<Result>, statements: readonly unknown[][]) => Promise<Result>;

export const never: Fault = () => new Promise(() => undefined);

export function failing(message = "D1_ERROR: Network connection lost."): Fault {
  return () => Promise.reject(new Error(message));
}

/** The same database with a fault around each call; calls are counted. */
export function withFault(database: D1Database, fault: Fault): D1Database & { calls: number } {
  const originals = new WeakMap<D1PreparedStatement, { statement: D1PreparedStatement; values: unknown[] }>();
  const counted = { calls: 0 };
  const call: Fault = (work, statements) => {
    counted.calls++;
    return fault(work, statements);
  };

  function wrap(statement: D1PreparedStatement, values: unknown[] = []): D1PreparedStatement {
    const ask = <Result>(work: () => Promise<Result>) => call(work, [values]);
    const wrapped = override(statement, {
      bind: (...bound: unknown[]) => wrap(statement.bind(...bound), bound),
      run: () => ask(() => statement.run()),
      all: () => ask(() => statement.all()),
      raw: (options?: { columnNames?: false }) => ask(() => statement.raw(options)),
      first: (name: string) => ask(() => statement.first(name)),
    });
    originals.set(wrapped, { statement, values });
    return wrapped;
  }

  return override(database, {
    prepare: (query: string) => wrap(database.prepare(query)),
    batch(statements: D1PreparedStatement[]) {
      const known = statements.flatMap((each) => originals.get(each) ?? []);
      return call(
        () => database.batch(known.map(({ statement }) => statement)),
        known.map(({ values }) => values),
      );
    },
    get calls() {
      return counted.calls;
    },
  }) as D1Database & { calls: number };
}

/** The same object with some members replaced. */
export function override<Target extends object>(target: Target, members: Record<string, unknown>): Target {
  return new Proxy(target, {
    get(_, name) {
      if (name in members) return members[name as string];
      const member: unknown = Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
}

/** A bucket in memory that lists in pages of 1 000 and deletes 1 000 keys at most, like R2; `calls` counts what it was asked. */
export function createMemoryBucket() {
  const objects = new Map<string, { bytes: Uint8Array; customMetadata: Record<string, string> }>();
  let sortedKeys: string[] | undefined;
  const calls = { list: 0, get: 0, put: 0, delete: 0 };
  const PAGE_SIZE = 1000;

  function describe(key: string) {
    const object = objects.get(key);
    if (!object) return null;
    const { bytes, customMetadata } = object;
    return { key, size: bytes.byteLength, uploaded: new Date(), customMetadata, arrayBuffer: async () => bytes.buffer };
  }

  const bucket = {
    async put(key: string, text: string, { customMetadata = {} }: { customMetadata?: Record<string, string> } = {}) {
      calls.put++;
      objects.set(key, { bytes: new TextEncoder().encode(text), customMetadata });
      sortedKeys = undefined;
    },
    async get(key: string) {
      calls.get++;
      return describe(key);
    },
    async head(key: string) {
      return describe(key);
    },
    async delete(keys: string | string[]) {
      calls.delete++;
      if (keys.length > PAGE_SIZE && Array.isArray(keys)) throw new Error("R2 deletes 1 000 keys at most");
      for (const key of [keys].flat()) objects.delete(key);
      sortedKeys = undefined;
    },
    async list({ prefix = "", cursor = "" }: { prefix?: string; cursor?: string }) {
      calls.list++;
      sortedKeys ??= [...objects.keys()].sort();
      const keys = sortedKeys.filter((key) => key.startsWith(prefix) && key > cursor);
      const page = keys.slice(0, PAGE_SIZE);
      return { objects: page.map(describe), truncated: keys.length > PAGE_SIZE, cursor: page.at(-1) };
    },
  };
  return { bucket: bucket as unknown as R2Bucket, objects, calls };
}
