import type { Hono } from "hono";
import { listBookingTimes, listCatalogueTimes, listOutcomeFacts, listRequestFacts } from "#workers/db/results.ts";
import type { VisitEnv } from "../back-office.ts";
import { measure } from "./measure.ts";
import { listBuckets, readPeriod, spanOf } from "./periods.ts";
import { renderResults } from "./results-screen.ts";

/** « Résultats ». */
export function resultsRoutes(app: Hono<VisitEnv>): void {
  app.get("/:place/resultats", async (c) => {
    const { place, stores, now, show } = c.var.visit;
    const period = readPeriod(c.req.query("periode"));
    const comparison = listBuckets(period, now);
    const span = spanOf(comparison);
    const [catalogues, requests, bookings, outcomes] = await Promise.all([
      listCatalogueTimes(stores.database, span),
      listRequestFacts(stores.database, span),
      listBookingTimes(stores.database, span),
      listOutcomeFacts(stores.database, span),
    ]);
    const results = measure({ catalogues, requests, bookings, outcomes }, comparison);
    return show("resultats", {
      title: "Résultats",
      main: renderResults(results, place, period),
      keys: [{ keys: ["1", "2", "3", "4"], does: "changer d’écran" }],
    });
  });
}
