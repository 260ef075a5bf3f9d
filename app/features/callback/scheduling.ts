import { useRouteLoaderData } from "react-router";

/** The external calendar, as the settings give it. */
export interface Scheduling {
  /** Page of the calendar, shown in the widget's frame. */
  url: string;
  scriptUrl: string;
  /** Whose messages count: exactly this origin. */
  origin: string;
}

/** The calendar that the root's loader gives; null when none is configured. */
export function useScheduling(): Scheduling | null {
  return useRouteLoaderData<{ scheduling: Scheduling | null }>("root")?.scheduling ?? null;
}
