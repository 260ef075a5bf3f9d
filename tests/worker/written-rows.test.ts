import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { openChannels } from "./channels.ts";
import { override } from "./faulty-stores.ts";
import { type FormPath, forms, post } from "./forms.ts";

const { stores } = openChannels();

/** The same database; `written` counts the rows that D1 bills, those of indexes included. */
function withCount(database: D1Database) {
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
  const count = { written: 0 };
  function note<Result extends D1Result>(result: Result): Result {
    count.written += result.meta.rows_written;
    return result;
  }
  function wrap(statement: D1PreparedStatement): D1PreparedStatement {
    const wrapped = override(statement, {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      run: async () => note(await statement.run()),
      all: async () => note(await statement.all()),
      // Which tells no number of its own.
      raw: async () => note(await statement.all()).results.map((row) => Object.values(row)),
    });
    originals.set(wrapped, statement);
    return wrapped;
  }
  const counted = override(database, {
    prepare: (sql: string) => wrap(database.prepare(sql)),
    batch: async (statements: D1PreparedStatement[]) =>
      (await database.batch(statements.map((each) => originals.get(each) ?? each))).map(note),
  });
  return { database: counted, count };
}

// The free plan writes 100 000 rows a day: so many that a lead may cost. The keys by which people are found cost two rows each; an announcement two when it is queued, two when it is sent.
test.each([
  ["/api/catalogue-downloads", 16],
  ["/api/callback-requests", 14],
  ["/api/bookings", 3],
] as [FormPath, number][])("%s: one submission writes %i rows, its announcement included", async (path, rows) => {
  const { database, count } = withCount(env.DB);
  // The first names the consent sentences, once.
  await post(path, forms[path]());

  expect((await post(path, forms[path](), { stores: { ...stores, DB: database } })).status).toBe(201);

  expect(count.written).toBe(rows);
});
