import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { addressKey } from "#workers/people/identity/person-keys.ts";
import { type LimitedField, type Limiter, recordKinds } from "#workers/people/identity/record-kinds.ts";
import type { AppEnv } from "../app-env.ts";
import type { RecordTable } from "../db/vocabulary.ts";

/**
 * A whole hospital may share one address, so an address is limited against floods only. What is limited closely is repetition from one
 * subscriber: the same e-mail or session, and less closely what several people may share, a telephone or the address of a PDF. It counts
 * for each subscriber alone: whoever knows somebody's e-mail cannot use up the limit of its owner. The numbers are in wrangler.toml.
 */

/** A submission, by its table, or a look at a PDF. */
type LimitedAction = RecordTable | "catalogueFile" | "cataloguePage";

/** What an action repeats: each key counts on its own, for each subscriber. */
interface Repetition {
  limiter: Limiter;
  key: string;
}

export const tooManyRequests = "Trop de demandes en peu de temps : réessayez dans une minute";

const SHORTEST_WAIT_SECONDS = 10;
const LONGEST_WAIT_SECONDS = 30;

/** Every refusal of one who is in too much of a hurry says when to come back. */
export const sayWhenToRetry = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.res.status === 429) c.res.headers.set("Retry-After", chooseRetryAfter());
});

/** In seconds: not the same for all, lest they all come back at once. */
export function chooseRetryAfter(): string {
  return String(SHORTEST_WAIT_SECONDS + Math.floor(Math.random() * (LONGEST_WAIT_SECONDS - SHORTEST_WAIT_SECONDS + 1)));
}

/** Whether this client may act now. A limiter that fails lets a visitor through rather than lose a lead. */
export async function isAllowed(c: Context<AppEnv>, action: LimitedAction, repetitions: readonly Repetition[]): Promise<boolean> {
  const subscriber = subscriberKey(c.req.header("CF-Connecting-IP") ?? "unknown");
  const answers = await Promise.all([
    isWithin(c.env.FLOOD_LIMITER, `${action}:${subscriber}`),
    ...repetitions.map(({ limiter, key }) => isWithin(c.env[limiter], `${action}:${subscriber}:${key}`)),
  ]);
  return answers.every(Boolean);
}

/** What a submission repeats of the fields that its kind limits: e-mail and telephone as they are compared, or the session of a booking. */
export function listRepetitions(table: RecordTable, record: object): Repetition[] {
  const fields = record as Readonly<Record<string, unknown>>;
  return (Object.entries(recordKinds[table].limits) as [LimitedField, Limiter][]).flatMap(([field, limiter]) => {
    const value = String(fields[field] ?? "");
    const key = field === "session_id" ? `session:${value}` : addressKey({ kind: field, value });
    return key === null ? [] : [{ limiter, key }];
  });
}

/** What a download repeats: the address of one lead's PDF. */
export function repeatsAddress(leadId: string): Repetition[] {
  return [{ limiter: "SHARED_LIMITER", key: leadId }];
}

async function isWithin(limiter: RateLimit, key: string): Promise<boolean> {
  try {
    return (await limiter.limit({ key })).success;
  } catch {
    return true;
  }
}

/** An IPv4 address is one subscriber; in IPv6 a subscriber has all addresses that begin with the same four groups (/64). */
export function subscriberKey(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("::");
  const first = head.split(":").filter(Boolean);
  const last = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill("0");
  return [...first, ...zeros, ...last].slice(0, 4).join(":");
}
