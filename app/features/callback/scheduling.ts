import { useRouteLoaderData } from "react-router";

export interface Scheduling {
  url: string;
  scriptUrl: string;
  /** Only this origin's messages count. */
  origin: string;
}

/** Null without a configured calendar. */
export function useScheduling(): Scheduling | null {
  return useRouteLoaderData<{ scheduling: Scheduling | null }>("root")?.scheduling ?? null;
}
