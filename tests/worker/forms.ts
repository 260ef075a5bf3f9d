import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { callbackConsent, catalogueConsent } from "#app/content/consent-versions.ts";
import { listCallbackDays } from "#app/features/callback/working-days.ts";
import { emptyTables, withoutTable } from "#tests/empty-tables.ts";
import { pain } from "#tests/references.ts";
import type { CatalogueDownload } from "#workers/db/schema.ts";
import { addToOutbox } from "#workers/storage/outbox.ts";
import worker from "./entry.ts";
import { makeLead } from "./make-records.ts";

/** What visitors send, each a different person. */

export const leadsPath = "/api/catalogue-downloads";
export const requestsPath = "/api/callback-requests";
export const quotationsPath = "/api/quotation-requests";
export const bookingsPath = "/api/bookings";

function makePhone(): string {
  return `06 12 ${String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(6, "0")
    .slice(-6)}`;
}

export const forms = {
  [leadsPath]: (fields: Record<string, unknown> = {}) => ({
    ...{ prenom: "Claire", nom: "Martin", email: `claire.${crypto.randomUUID()}@exemple.fr`, telephone: makePhone() },
    ...{ catalogue_type: "infirmiers", source_page: "/formations", consent_text_version: catalogueConsent.version },
    ...fields,
  }),
  [requestsPath]: (fields: Record<string, unknown> = {}) => ({
    ...{ prenom: "Claire", nom: "Martin", telephone: crypto.randomUUID(), profession: "infirmiers" },
    ...{ jour: listCallbackDays(new Date())[0], creneau: "matin", consent: true, consent_text_version: callbackConsent.version },
    ...{ source_page: "/contact", source_type: "contact_page_cta" },
    ...fields,
  }),
  [quotationsPath]: (fields: Record<string, unknown> = {}) => ({
    ...{ [pain.PI]: "4", [pain.EPP]: "2", establishment: "Centre hospitalier de Belleval", nom: "Claire Martin" },
    ...{ email: `formation.${crypto.randomUUID()}@ch-belleval.example`, source_page: "/devis-employeur" },
    ...fields,
  }),
  [bookingsPath]: (fields: Record<string, unknown> = {}) => ({
    ...{ source_page: "/contact", source_type: "contact_page_cta", referrer: "https://exemple.fr/page" },
    ...{ session_id: crypto.randomUUID(), time_on_page: 42, scroll_depth: 80 },
    ...fields,
  }),
} as const;

export type FormPath = keyof typeof forms;
export const formPaths = Object.keys(forms) as FormPath[];

export const tables = {
  [leadsPath]: "catalogue_downloads",
  [requestsPath]: "callback_requests",
  [quotationsPath]: "quotation_requests",
  [bookingsPath]: "calendly_bookings",
} as const satisfies Record<FormPath, string>;

export interface Sending {
  stores?: Partial<Env>;
  headers?: Record<string, string>;
}

/** Posts a body, by default as JSON, from a new address each time, so no rate limit applies. */
export function post(path: string, body: unknown, { stores = {}, headers = {} }: Sending = {}): Promise<Response> {
  return send(
    path,
    {
      method: "POST",
      headers: { "Content-Type": "application/json", "CF-Connecting-IP": crypto.randomUUID().slice(0, 8), ...headers },
      body: isBody(body) ? body : JSON.stringify(body),
    },
    { ...env, ...stores },
  );
}

/** Requests a path or address, and waits for the work after the response. */
export async function send(path: string, init: RequestInit = {}, stores: Env = env, app: { fetch: typeof worker.fetch } = worker) {
  const context = createExecutionContext();
  const address = path.startsWith("/") ? `https://cimes.test${path}` : path;
  const response = await app.fetch(new Request(address, { redirect: "manual", ...init }), stores, context);
  await waitOnExecutionContext(context);
  return response;
}

export async function saveLead(stores: Partial<Env> = {}, fields: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const response = await post(leadsPath, forms[leadsPath](fields), { stores, headers });
  if (response.status !== 201) throw new Error(`The lead was answered ${response.status}.`);
  return response.json<{ id: string; url: string }>();
}

export async function putLead(fields: Partial<CatalogueDownload> = {}): Promise<CatalogueDownload> {
  const lead = makeLead(fields);
  await addToOutbox(env.OUTBOX, tables[leadsPath], lead);
  return lead;
}

export const whileTableFails = (table: string, work: () => Promise<void>) => withoutTable(env.DB, table, work);

export async function readRows(table: string, order = "created_at, id"): Promise<Record<string, unknown>[]> {
  return (await env.DB.prepare(`SELECT * FROM ${table} ORDER BY ${order}`).all()).results;
}

/** The body of a PDF of ASCII bytes; `text()` warns about its type. */
export async function readPdf(response: Response): Promise<string> {
  return new TextDecoder().decode(await response.arrayBuffer());
}

export async function countRows(table: string): Promise<number> {
  return (await env.DB.prepare(`SELECT count(*) AS count FROM ${table}`).first<number>("count")) ?? 0;
}

export async function listKeys(bucket: R2Bucket = env.OUTBOX): Promise<string[]> {
  return (await bucket.list()).objects.map(({ key }) => key);
}

export async function emptyStores(): Promise<void> {
  await emptyTables(env.DB);
  for (const bucket of [env.OUTBOX, env.CATALOGUES]) await bucket.delete(await listKeys(bucket));
}

function isBody(body: unknown): body is BodyInit {
  return typeof body === "string" || body instanceof Uint8Array || body instanceof URLSearchParams || body instanceof FormData;
}
