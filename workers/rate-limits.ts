import type { Context } from "hono";
import type { AppEnv } from "./app-env.ts";

/** Who is limited by what; the numbers are in wrangler.toml, per address and minute. A whole hospital may share one address. */
const LIMITERS = {
  catalogueLead: "LEAD_LIMITER",
  callbackRequest: "CALLBACK_LIMITER",
  booking: "BOOKING_LIMITER",
  catalogueFile: "DOWNLOAD_LIMITER",
} as const;

export type LimitedAction = keyof typeof LIMITERS;

/** Period of every limiter, for `Retry-After`. */
export const RETRY_AFTER_SECONDS = 60;
export const tooManyRequests = "Trop de demandes en peu de temps : réessayez dans une minute";

/** Whether this client may act now. A limiter that fails lets a visitor through rather than lose a lead. */
export async function isAllowed(c: Context<AppEnv>, action: LimitedAction): Promise<boolean> {
  const key = subscriberKey(c.req.header("CF-Connecting-IP") ?? "unknown");
  try {
    const { success } = await c.env[LIMITERS[action]].limit({ key });
    return success;
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
