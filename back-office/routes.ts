import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The screens, each below its place: `/local/resultats`, `/en-ligne/etat`. How one is added: frame/screen.tsx. */
export default [
  index("start.ts"),
  route("en-ligne/entrer", "enter-live.tsx"),
  route(":place", "place.tsx", [
    layout("failure-boundary.tsx", [
      route("appels", "calls/route.tsx"),
      route("appels/veille", "calls/watch.ts"),
      route("personnes", "people/route.tsx"),
      route("personnes/lettre", "people/letter.tsx"),
      route("personnes/lettre/donnees", "people/portable-file.ts"),
      route("personnes/journal", "people/journal.tsx"),
      route("resultats", "results/route.tsx"),
      route("resultats/rapport", "results/report.tsx"),
    ]),
  ]),
  route("*", "start.ts", { id: "unknown" }),
] satisfies RouteConfig;
