import type { Context } from "hono";

/** The text fields of a form. */
export async function readForm(c: Context): Promise<Record<string, string | undefined>> {
  return Object.fromEntries(
    Object.entries(await c.req.parseBody()).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
