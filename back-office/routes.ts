import { layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Each screen's folder also holds its CSV or JSON. */
export default [
  layout("frame/frame.tsx", [
    route("appels", "calls/route.tsx"),
    route("personnes", "people/route.tsx"),
    route("nouvelle-demande", "new-request/route.tsx"),
    route("resultats", "results/route.tsx"),
    route("etat", "state/route.tsx"),
    route("*", "frame/unknown.tsx"),
  ]),
  route("a-appeler.csv", "calls/csv.ts"),
  route("personnes.csv", "people/csv.ts"),
  route("personne.json", "people/json.ts"),
  route("resultats.csv", "results/csv.ts"),
  route("journal.csv", "state/csv.ts"),
] satisfies RouteConfig;
