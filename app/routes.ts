import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** The whole site. Aliases redirect before they get here: app/content/redirects.ts. */
export default [
  index("routes/home.tsx"),
  route("formations", "routes/formations.tsx"),
  route("formations-generalistes", "routes/programme-list.tsx", { id: "list-generalistes" }),
  route("formations-infirmiers", "routes/programme-list.tsx", { id: "list-infirmiers" }),
  route("formations/generalistes/:slug", "routes/programme.tsx", { id: "programme-generalistes" }),
  route("formations/infirmiers/:slug", "routes/programme.tsx", { id: "programme-infirmiers" }),
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
  route("404", "routes/not-found.tsx"),
  route("*", "routes/unknown.tsx"),
] satisfies RouteConfig;
