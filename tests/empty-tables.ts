export async function listTables(database: D1Database): Promise<string[]> {
  const { results } = await database
    .prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '%\\_cf\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite%' AND name <> 'd1_migrations'",
    )
    .all<{ name: string }>();
  return results.map(({ name }) => name);
}

export async function emptyTables(database: D1Database): Promise<void> {
  const names = await listTables(database);
  if (names.length > 0) await database.exec(names.map((name) => `DELETE FROM ${name}`).join("\n"));
}

/** Runs `work` while every use of a table fails. */
export async function withoutTable(database: D1Database, table: string, work: () => Promise<void>): Promise<void> {
  await database.exec(`ALTER TABLE ${table} RENAME TO hidden`);
  try {
    await work();
  } finally {
    await database.exec(`ALTER TABLE hidden RENAME TO ${table}`);
  }
}
