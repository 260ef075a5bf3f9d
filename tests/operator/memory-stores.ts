import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { createDatabase, type Statement, type StatementResult } from "#scripts/operator/stores/sql-database.ts";
import type { ObjectStore, Stores } from "#scripts/operator/stores/stores.ts";
import { ROOT } from "#scripts/toolbox.ts";

/** The SQL of each migration, in order. */
export function readMigrations(): string[] {
  const files = globSync("migrations/*.sql", { cwd: ROOT }).sort();
  return files.map((file) => readFileSync(path.join(ROOT, file), "utf8"));
}

/** SQLite with all migrations and empty buckets, in memory: for the rules of a command. Real D1 and R2 are in scratch-stores.ts. */
export function openMemoryStores(): Stores {
  const database = new DatabaseSync(":memory:");
  for (const sql of readMigrations()) database.exec(sql);
  return {
    environment: null,
    database: createDatabase(async (statements) => runStatements(database, statements)),
    catalogues: openMemoryBucket(),
    outbox: openMemoryBucket(),
    close: async () => database.close(),
  };
}

function runStatements(database: DatabaseSync, statements: Statement[]): StatementResult[] {
  database.exec("BEGIN");
  try {
    const results = statements.map(({ sql, params }) => {
      const statement = database.prepare(sql);
      statement.setReturnArrays(true);
      const rows = statement.all(...(params as SQLInputValue[])) as unknown as unknown[][];
      return {
        columns: statement.columns().map(({ name }) => name),
        rows,
        changes: Number(database.prepare("SELECT changes() AS n").get()?.n),
      };
    });
    database.exec("COMMIT");
    return results;
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
}

/** `uploadedAt` of every object is now. */
export function openMemoryBucket(): ObjectStore {
  const objects = new Map<string, Uint8Array>();
  return {
    list: async (prefix) =>
      [...objects]
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, bytes]) => ({ key, sizeInBytes: bytes.byteLength, uploadedAt: new Date().toISOString(), metadata: {} })),
    read: async (key) => objects.get(key) ?? null,
    write: async (key, bytes) => void objects.set(key, bytes),
    remove: async (key) => void objects.delete(key),
  };
}
