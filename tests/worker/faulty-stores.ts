/** Does a store's work, or fails before, after or instead; `statements` holds the values of each D1 statement. */
export type Fault = <Result>(work: () => Promise<Result>, statements: readonly unknown[][]) => Promise<Result>;

export const never: Fault = () => new Promise(() => undefined);

export function failing(message = "D1_ERROR: Network connection lost."): Fault {
  return () => Promise.reject(new Error(message));
}

interface Statement {
  text: string;
  values: unknown[];
}

/** A database that counts its calls and collects their statements. */
interface WatchedDatabase extends D1Database {
  calls: number;
  statements: Statement[];
}

/** The same database with a fault around each call, by default none. */
export function withFault(database: D1Database, fault: Fault = (work) => work()): WatchedDatabase {
  const originals = new WeakMap<D1PreparedStatement, Statement & { statement: D1PreparedStatement }>();
  const watched: { calls: number; statements: Statement[] } = { calls: 0, statements: [] };
  const call = <Result>(work: () => Promise<Result>, asked: Statement[]) => {
    watched.calls++;
    watched.statements.push(...asked);
    const values = asked.map((statement) => statement.values);
    return fault(work, values);
  };

  function wrap(text: string, statement: D1PreparedStatement, values: unknown[] = []): D1PreparedStatement {
    const ask = <Result>(work: () => Promise<Result>) => call(work, [{ text, values }]);
    const wrapped = override(statement, {
      bind: (...bound: unknown[]) => wrap(text, statement.bind(...bound), bound),
      run: () => ask(() => statement.run()),
      all: () => ask(() => statement.all()),
      raw: (options?: { columnNames?: false }) => ask(() => statement.raw(options)),
      first: (name: string) => ask(() => statement.first(name)),
    });
    originals.set(wrapped, { text, values, statement });
    return wrapped;
  }

  return override(database, {
    prepare: (text: string) => wrap(text, database.prepare(text)),
    batch(statements: D1PreparedStatement[]) {
      const known = statements.flatMap((each) => originals.get(each) ?? []);
      return call(() => database.batch(known.map(({ statement }) => statement)), known);
    },
    get calls() {
      return watched.calls;
    },
    statements: watched.statements,
  }) as WatchedDatabase;
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
