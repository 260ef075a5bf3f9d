import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Every primitive in every state, for developers: the build knows nothing of it. */
const workshop = process.env.NODE_ENV === "development" ? [route("atelier", "routes/atelier.tsx")] : [];

/** The whole site. Aliases redirect before they get here: app/content/redirects.ts. */
export default [
  index("routes/home.tsx"),
  route("formations", "routes/formations.tsx"),
  route("formations-generalistes", "routes/programme-list.tsx", { id: "list-generalistes" }),
  route("formations-infirmiers", "routes/programme-list.tsx", { id: "list-infirmiers" }),
  route("formations/generalistes/diagnostic-endometriose", "routes/programme.tsx", { id: "gp-endometriosis" }),
  route("formations/generalistes/troubles-nutritionnels", "routes/programme.tsx", { id: "gp-nutrition" }),
  route("formations/generalistes/vaccination", "routes/programme.tsx", { id: "gp-vaccination" }),
  route("formations/generalistes/diagnostic-alzheimer", "routes/programme.tsx", { id: "gp-alzheimer" }),
  route("formations/infirmiers/amelioration-douleur", "routes/programme.tsx", { id: "nurse-pain" }),
  route("formations/infirmiers/vaccination-enjeux", "routes/programme.tsx", { id: "nurse-vaccination" }),
  route("formations/infirmiers/iatrogenie-medicamenteuse", "routes/programme.tsx", { id: "nurse-iatrogenic-harm" }),
  route("ma-selection", "routes/ma-selection/route.tsx"),
  route("dossier-employeur", "routes/dossier-employeur/route.tsx"),
  route("financement", "routes/financing.tsx"),
  route("organisme", "routes/organisation.tsx"),
  route("faq", "routes/faq.tsx"),
  route("contact", "routes/contact.tsx"),
  route("catalogue", "routes/catalogue.tsx"),
  route("mentions-legales", "routes/legal.tsx", { id: "legal-notice" }),
  route("conditions-de-vente", "routes/legal.tsx", { id: "terms-of-sale" }),
  route("conditions-utilisation", "routes/legal.tsx", { id: "terms-of-use" }),
  route("politique-confidentialite", "routes/legal.tsx", { id: "privacy-policy" }),
  route("accessibilite", "routes/legal.tsx", { id: "accessibility" }),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("404", "routes/not-found.tsx"),
  ...workshop,
  route("*", "routes/unknown.tsx"),
] satisfies RouteConfig;
