/** Deletes every row of every table, whatever the migrations have made; the record of the migrations stays. */
export async function emptyTables(database: D1Database): Promise<void> {
  const { results } = await database
    .prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '%\\_cf\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite%' AND name <> 'd1_migrations'",
    )
    .all<{ name: string }>();
  if (results.length > 0) await database.exec(results.map(({ name }) => `DELETE FROM ${name}`).join("\n"));
}
