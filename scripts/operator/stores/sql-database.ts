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
 * A D1 database, as the functions of workers/db take it, over anything that runs SQL. `run` gets one statement, or the several of a
 * batch, which it runs all or none.
 */
export function createDatabase(run: (statements: Statement[]) => Promise<StatementResult[]>): D1Database {
  const statementOf = new WeakMap<object, Statement>();

  function prepare(sql: string, params: unknown[] = []): D1PreparedStatement {
    const runOne = async (): Promise<StatementResult> => (await run([{ sql, params }]))[0] ?? { columns: [], rows: [], changes: 0 };
    const prepared = {
      bind: (...values: unknown[]) => prepare(sql, values),
      all: async () => describe(await runOne()),
      run: async () => describe(await runOne()),
      raw: async () => (await runOne()).rows,
    } as unknown as D1PreparedStatement;
    statementOf.set(prepared, { sql, params });
    return prepared;
  }

  return {
    prepare: (sql: string) => prepare(sql),
    async batch(prepared: D1PreparedStatement[]) {
      const results = await run(prepared.map((each) => statementOf.get(each) as Statement));
      return results.map(describe);
    },
  } as unknown as D1Database;
}

function describe({ columns, rows, changes }: StatementResult) {
  const results = rows.map((row) => Object.fromEntries(row.map((value, index) => [columns[index], value])));
  return { success: true, results, meta: { changes } };
}
