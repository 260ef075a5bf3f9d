import { useEffect } from "react";
import { type ShouldRevalidateFunctionArgs, useRevalidator, useRouteLoaderData } from "react-router";
import { addDays } from "#app/content/days.ts";

/** What the server says with each page: ISO date and hour (0 to 23) in Paris. */
interface ServerTime {
  today: string;
  hour: number;
}

const HOUR_MS = 60 * 60 * 1000;

let known: ServerTime | undefined;
/** `performance.now()`; 0 for what came with the document. */
let readAtMs = 0;

/** The server's ISO date in Paris, advanced by the time since then. The device's clock decides nothing. */
export function useToday(): string {
  const time = useRouteLoaderData("root") as ServerTime;
  return addDays(time.today, Math.floor(time.hour / 24 + elapsedMs(time) / (24 * HOUR_MS)));
}

function elapsedMs(time: ServerTime): number {
  if (import.meta.env.SSR) return 0;
  if (known !== time) readAtMs = known ? performance.now() : 0;
  known = time;
  return performance.now() - readAtMs;
}

/** Asks the server for the day when a tab comes back after an hour or more: a sleeping machine counts no time. */
export function useFreshDay(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let askedAt = Date.now();
    function refresh() {
      if (document.hidden || Math.abs(Date.now() - askedAt) < HOUR_MS) return;
      askedAt = Date.now();
      void revalidate();
    }
    document.addEventListener("visibilitychange", refresh);
    return () => document.removeEventListener("visibilitychange", refresh);
  }, [revalidate]);
}

/** Of a page whose data depends on nothing in its address: only `useFreshDay` reads it again. */
export function isReadAgain({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && currentUrl.href === nextUrl.href;
}
