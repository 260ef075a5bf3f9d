import type { Stores } from "#scripts/operator/stores/stores.ts";

/** Runs one statement that a test needs and the site does not; parameters are `?` in order. */
export async function query<Row>({ database }: Pick<Stores, "database">, sql: string, ...parameters: string[]): Promise<Row[]> {
  const { results } = await database
    .prepare(sql)
    .bind(...parameters)
    .all<Row>();
  return results;
}
