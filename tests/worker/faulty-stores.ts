/** Stores that fail on purpose: bindings wrapped for one test. */

/** Does the work of a store, or fails before, after or instead of it; `statements` holds the values of each D1 statement. */
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

/** The same bucket; each call to it is reported. */
export function watchBucket(bucket: R2Bucket, onCall: () => void): R2Bucket {
  const watched = (["list", "get", "head", "put", "delete"] as const).map((name) => {
    const call = bucket[name].bind(bucket) as (...args: unknown[]) => unknown;
    return [name, (...args: unknown[]) => [onCall(), call(...args)][1]];
  });
  return override(bucket, Object.fromEntries(watched));
}
