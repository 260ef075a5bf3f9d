/** One statement with its parameters, `?` in order. */
export interface Statement {
  sql: string;
  params: unknown[];
}

export interface StatementResult {
  columns: string[];
  rows: unknown[][];
  changes: number;
}

/**
 * Runs one statement, or the several of a batch, all or none. With `isRaw`, where two columns may share a name, `changes` need not be told:
 * D1 itself tells either.
 */
export type RunStatements = (statements: Statement[], isRaw: boolean) => Promise<StatementResult[]>;

/** A D1 database, as the functions of workers/db take it, over anything that runs SQL. */
export function createDatabase(run: RunStatements): D1Database {
  const statementOf = new WeakMap<object, Statement>();

  function prepare(sql: string, params: unknown[] = []): D1PreparedStatement {
    const runOne = async (isRaw: boolean): Promise<StatementResult> =>
      (await run([{ sql, params }], isRaw))[0] ?? { columns: [], rows: [], changes: 0 };
    const prepared = {
      bind: (...values: unknown[]) => prepare(sql, values),
      all: async () => describe(await runOne(false)),
      run: async () => describe(await runOne(false)),
      raw: async () => (await runOne(true)).rows,
    } as unknown as D1PreparedStatement;
    statementOf.set(prepared, { sql, params });
    return prepared;
  }

  return {
    prepare: (sql: string) => prepare(sql),
    async batch(prepared: D1PreparedStatement[]) {
      const results = await run(
        prepared.map((each) => statementOf.get(each) as Statement),
        false,
      );
      return results.map(describe);
    },
  } as unknown as D1Database;
}

function describe({ columns, rows, changes }: StatementResult) {
  const results = rows.map((row) => Object.fromEntries(row.map((value, index) => [columns[index], value])));
  return { success: true, results, meta: { changes } };
}
