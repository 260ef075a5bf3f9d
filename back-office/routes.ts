import { type RouteConfig, route } from "@react-router/dev/routes";

const FILES = ["a-appeler.csv", "personnes.csv", "personne.json", "resultats.csv", "journal.csv"] as const;
export type FileName = (typeof FILES)[number];

export default [
  route("appels", "calls/route.tsx"),
  route("personnes", "people/route.tsx"),
  route("nouvelle-demande", "new-request/route.tsx"),
  route("resultats", "results/route.tsx"),
  route("etat", "state/route.tsx"),
  ...FILES.map((name) => route(name, "files.ts", { id: name })),
] satisfies RouteConfig;
