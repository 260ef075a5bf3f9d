import type { Context } from "hono";

export type Form = Record<string, string | undefined>;

/** The text fields of a form. */
export async function readForm(c: Context): Promise<Form> {
  return Object.fromEntries(
    Object.entries(await c.req.parseBody()).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
