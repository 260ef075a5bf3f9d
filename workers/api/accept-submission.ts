import { type Context, Hono } from "hono";
import * as v from "valibot";
import { listFieldErrors } from "#app/forms/form-rules.ts";
import type { SaveResult } from "#app/request-context.ts";
import type { AppEnv } from "../app-env.ts";

/** `offered`: what can be chosen now, for who is refused. */
interface Rules<Sent> {
  schema: v.GenericSchema<unknown, Sent>;
  offered?: object;
}

/**
 * 201 with the reference, and what the visitor keeps: code and key of the own link; 400 with one message per field; 415,
 * 429 or 503 with one sentence.
 */
export function acceptSubmission<Sent>(
  readRules: (env: Env) => Rules<Sent>,
  submit: (c: Context<AppEnv>, sent: Sent) => Promise<SaveResult>,
  describeMore: (id: string, sent: Sent) => object = () => ({}),
) {
  return new Hono<AppEnv>().post("/", async (c) => {
    const body = await readBody(c);
    if (!body.ok) return c.json({ error: body.error }, body.status);
    const { schema, offered } = readRules(c.env);
    const read = v.safeParse(schema, body.fields);
    if (!read.success) return c.json({ errors: listFieldErrors(read.issues), ...offered }, 400);
    const saved = await submit(c, read.output);
    if (!saved.ok) return c.json({ error: saved.error }, saved.status);
    const { id, reference, code, key } = saved;
    return c.json({ id, reference, ...(code && { code }), ...(key && { cle: key }), ...describeMore(id, read.output) }, 201);
  });
}

const FORM = "application/x-www-form-urlencoded";

type Body = { ok: true; fields: Record<string, unknown> } | { ok: false; status: 400 | 415; error: string };

async function readBody({ req }: Context<AppEnv>): Promise<Body> {
  const contentType = req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (contentType !== FORM && contentType !== "application/json")
    return { ok: false, status: 415, error: "Format non pris en charge : envoyez du JSON ou un formulaire" };
  const read: Promise<unknown> = contentType === FORM ? req.formData().then(Object.fromEntries) : req.json();
  const fields = await read.catch(() => null);
  const isObject = typeof fields === "object" && fields !== null && !Array.isArray(fields);
  return isObject
    ? { ok: true, fields: { ...fields } }
    : { ok: false, status: 400, error: "Requête illisible : un objet JSON est attendu" };
}
