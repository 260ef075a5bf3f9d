import type { Stores } from "#scripts/operator/stores/stores.ts";

/** Puts a file beside the database, a record as JSON. */
export function putObject({ outbox }: Pick<Stores, "outbox">, key: string, content: object | string): Promise<void> {
  return outbox.write(key, new TextEncoder().encode(typeof content === "string" ? content : JSON.stringify(content)), "application/json");
}
