import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { programmes } from "./content/programmes/index.ts";

/** Every route. Aliases redirect earlier: app/content/redirects.ts. */
export default [
  index("routes/home/route.tsx"),
  route("formations", "routes/formations/route.tsx"),
  route("formations-generalistes", "routes/programme-list/route.tsx", { id: "list-generalistes" }),
  route("formations-infirmiers", "routes/programme-list/route.tsx", { id: "list-infirmiers" }),
  ...programmes.map(({ id, path }) => route(path.slice(1), "routes/programme/route.tsx", { id })),
  route("ma-selection", "routes/selection/route.tsx"),
  route("dossier-employeur", "routes/employer-file/route.tsx"),
  route("financement", "routes/financing/route.tsx"),
  route("organisme", "routes/organisation/route.tsx"),
  route("faq", "routes/faq/route.tsx"),
  route("et-en-2027", "routes/next-year/route.tsx"),
  route("aide-inscription", "routes/enrolment-help/route.tsx"),
  route("contact", "routes/contact/route.tsx"),
  route("devis-employeur", "routes/employer-quotation/route.tsx"),
  route("ma-demande/:cle", "routes/own-request/route.tsx"),
  route("catalogue", "routes/catalogue/route.tsx"),
  route("mentions-legales", "routes/legal/route.tsx", { id: "legal-notice" }),
  route("conditions-de-vente", "routes/legal/route.tsx", { id: "terms-of-sale" }),
  route("conditions-utilisation", "routes/legal/route.tsx", { id: "terms-of-use" }),
  route("politique-confidentialite", "routes/legal/route.tsx", { id: "privacy-policy" }),
  route("accessibilite", "routes/legal/route.tsx", { id: "accessibility" }),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("*", "routes/unknown/route.tsx"),
] satisfies RouteConfig;
