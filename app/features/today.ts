import { useRouteLoaderData } from "react-router";
import { parisDate } from "#app/content/dated.ts";

/** The server's ISO date in Paris, so the browser shows the same dated sentences. */
export function useToday(): string {
  const root = useRouteLoaderData<{ today: string }>("root");
  return root?.today ?? parisDate(new Date());
}
