import { useRouteLoaderData } from "react-router";
import { parisDate } from "#app/content/dated.ts";

/** The day of the visit as the server knows it, ISO date in Paris: dated sentences are those of this day, in the browser too. */
export function useToday(): string {
  const root = useRouteLoaderData<{ today: string }>("root");
  return root?.today ?? parisDate(new Date());
}
