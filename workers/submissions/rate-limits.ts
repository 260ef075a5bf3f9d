import type { Context } from "hono";
import { addressKey } from "#workers/people/identity/person-keys.ts";
import { type LimitedField, type Limiter, recordKinds } from "#workers/people/identity/record-kinds.ts";
import type { AppEnv } from "../app-env.ts";
import type { RecordTable } from "../db/vocabulary.ts";

/**
 * A hospital may share one IP address, so an address is limited against floods only. Repetition by one subscriber is limited closely: same
 * e-mail or session; less closely a telephone or a PDF's address, which several people may share. Counted per subscriber, so nobody can
 * use up somebody else's limit. The numbers are in wrangler.toml.
 */

/** A submission by its table, or a PDF. */
type LimitedAction = RecordTable | "catalogueFile" | "cataloguePage";

interface Repetition {
  limiter: Limiter;
  key: string;
}

export const tooManyRequests = "Trop de demandes en peu de temps : réessayez dans une minute";

/** Whether this client may act now. A failing limiter allows: better than losing a lead. */
export async function isAllowed(c: Context<AppEnv>, action: LimitedAction, repetitions: readonly Repetition[]): Promise<boolean> {
  const subscriber = subscriberKey(c.req.header("CF-Connecting-IP") ?? "unknown");
  const answers = await Promise.all([
    isWithin(c.env.FLOOD_LIMITER, `${action}:${subscriber}`),
    ...repetitions.map(({ limiter, key }) => isWithin(c.env[limiter], `${action}:${subscriber}:${key}`)),
  ]);
  return answers.every(Boolean);
}

/** The limited values of a submission: normalised e-mail and telephone, or a booking's session. */
export function listRepetitions(table: RecordTable, record: object): Repetition[] {
  const fields = record as Readonly<Record<string, unknown>>;
  return (Object.entries(recordKinds[table].limits) as [LimitedField, Limiter][]).flatMap(([field, limiter]) => {
    const value = String(fields[field] ?? "");
    const key = field === "session_id" ? `session:${value}` : addressKey({ kind: field, value });
    return key === null ? [] : [{ limiter, key }];
  });
}

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

/** An IPv4 address, or the /64 of an IPv6 one. */
export function subscriberKey(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("::");
  const first = head.split(":").filter(Boolean);
  const last = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill("0");
  return [...first, ...zeros, ...last].slice(0, 4).join(":");
}
