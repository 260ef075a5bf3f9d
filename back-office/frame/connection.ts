import { isRouteErrorResponse, replace, type useActionData, type useLoaderData } from "react-router";
import { openStore } from "#app/ui/store.ts";
import { DRAFT_FIELD, forgetDraft } from "./drafts.ts";

/** A failing network or an expired session of Cloudflare Access takes nothing away: what is shown stays, and says why. */

/** `down`: the Worker answers, but not its database. */
export type Fault = "offline" | "expired" | "down";

interface Connection {
  fault: Fault | null;
  /** When the screen was last read, ISO 8601. */
  readAt: string;
}

const UNTRIED: Connection = { fault: null, readAt: "" };
let connection: Connection = { fault: null, readAt: new Date().toISOString() };
const store = openStore(() => connection);

export function useConnection(): Connection {
  return store.useValue() ?? UNTRIED;
}

function change(to: Partial<Connection>): void {
  connection = { ...connection, ...to };
  store.notify();
}

const noteReading = () => change({ fault: null, readAt: new Date().toISOString() });

/** A small file behind Access, like all others. */
const PROBE = "/icons/icon.svg";

/** Access redirects who has no session to its own host, which a script may not read. */
async function probe(): Promise<Fault> {
  try {
    const { type, status } = await fetch(PROBE, { redirect: "manual", cache: "no-store" });
    return type === "opaqueredirect" || isShut(status) ? "expired" : "down";
  } catch {
    return "offline";
  }
}

const isShut = (status: number) => status === 401 || status === 403;

/** Null when the error is an answer: a redirect, a 404, a request given up. */
async function findFault(error: unknown, { signal }: Request): Promise<Fault | null> {
  if (error instanceof Response || signal.aborted) return null;
  if (!isRouteErrorResponse(error)) return probe();
  if (isShut(error.status)) return "expired";
  return error.status < 500 ? null : "down";
}

const here = () => window.location.pathname + window.location.search;

type Read<Loader> = ReturnType<typeof useLoaderData<Loader>>;
interface Reading {
  request: Request;
  serverLoader: <Loader>() => Promise<Read<Loader>>;
}

/** A screen's `clientLoader`: without an answer, the screen stays as it was last read. */
export function keepScreenOnFault<Loader>() {
  let last: { address: string; data: Read<Loader> } | undefined;
  const read = async ({ request, serverLoader }: Reading): Promise<Read<Loader>> => {
    const { pathname, search } = new URL(request.url);
    const address = pathname + search;
    try {
      last = { address, data: await serverLoader<Loader>() };
      noteReading();
      return last.data;
    } catch (error) {
      const fault = await findFault(error, request);
      if (fault === null) throw error;
      change({ fault });
      if (last?.address === address) return last.data;
      // A new screen's own error says more than the old one.
      if (fault === "down" || address === here()) throw error;
      throw replace(here());
    }
  };
  // Keeps what the document was rendered from.
  return Object.assign(read, { hydrate: true as const });
}

type Answer<Action> = ReturnType<typeof useActionData<Action>>;
interface Writing {
  request: Request;
  serverAction: <Action>() => Promise<Answer<Action>>;
}

/** A screen's `clientAction`: a form that is not answered stays filled in; the draft of a written one is forgotten. */
export function keepFormOnFault<Action>() {
  return async ({ request, serverAction }: Writing): Promise<Answer<Action> | null> => {
    const fields = await request.clone().formData();
    try {
      return await serverAction<Action>();
    } catch (error) {
      // A redirect: it is written.
      if (error instanceof Response) forgetDraft(fields.get(DRAFT_FIELD));
      const fault = await findFault(error, request);
      if (fault === null || fault === "down") throw error;
      change({ fault });
      return null;
    }
  };
}
