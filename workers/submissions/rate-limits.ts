import type { Context } from "hono";
import { addressKey } from "#workers/people/identity/person-keys.ts";
import { recordKinds } from "#workers/people/records/record-kinds.ts";
import type { AppEnv } from "../app-env.ts";
import type { RecordTable } from "../db/vocabulary.ts";

/**
 * Hospitals share one IP address, so addresses have flood limits only. Repetition is counted per subscriber. Numbers:
 * wrangler.toml.
 */

type LimitedAction = RecordTable | "catalogueFile" | "cataloguePage" | "ownRequest" | "health";

export const tooManyRequests = "Trop de demandes en peu de temps : réessayez dans une minute";

/** `repeated`: what one subscriber may send only so often. A failing limiter allows: better than losing a lead. */
export async function isAllowed(c: Context<AppEnv>, action: LimitedAction, repeated: readonly string[]): Promise<boolean> {
  const subscriber = subscriberKey(c.req.header("CF-Connecting-IP") ?? "unknown");
  const answers = await Promise.all([
    isWithin(c.env.FLOOD_LIMITER, `${action}:${subscriber}`),
    ...repeated.map((key) => isWithin(c.env.REPEAT_LIMITER, `${action}:${subscriber}:${key}`)),
  ]);
  return answers.every(Boolean);
}

/** Normalised e-mail and telephone, or a booking's session. */
export function listRepeated(table: RecordTable, record: object): string[] {
  const fields = record as Readonly<Record<string, unknown>>;
  return recordKinds[table].limits.flatMap((field) => {
    const value = String(fields[field] ?? "");
    return (field === "session_id" ? value : addressKey({ kind: field, value })) ?? [];
  });
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
