import type { MetaDescriptor } from "react-router";
import type { Graph, Thing, WebPage } from "schema-dts";
import { organisation } from "#app/content/organisation.ts";
import type { PageMeta } from "#app/content/schema.ts";
import { type Crumb, describeBreadcrumbs, describeSite } from "./structured-data.ts";

interface PageDescription {
  meta: PageMeta;
  /** Canonical path of the screen. */
  path: string;
  isIndexed?: boolean;
  /** Omits the provider's name. */
  isTitleAlone?: boolean;
  /** From the home page to this one. */
  crumbs?: readonly Crumb[];
  things?: readonly Thing[];
}

/** The root's loader data come first. */
interface MetaArgs {
  matches: ReadonlyArray<{ loaderData?: unknown } | undefined>;
}

export function readSiteOrigin({ matches }: MetaArgs): string {
  const root = matches[0]?.loaderData as { siteOrigin: string } | undefined;
  // Absent only when the root has failed; its error page needs no addresses.
  return root?.siteOrigin ?? "";
}

/** Drawn by `npm run pictures`. */
export function sharingPicture(path: string): string {
  return `/og/${path === "/" ? "accueil" : path.slice(1).replaceAll("/", "-")}.png`;
}

export function describePage(
  args: MetaArgs,
  { meta, path, isIndexed = true, isTitleAlone = false, crumbs, things = [] }: PageDescription,
): MetaDescriptor[] {
  const siteOrigin = readSiteOrigin(args);
  const address = siteOrigin + path;
  const picture = siteOrigin + sharingPicture(isIndexed ? path : "/");
  const page: WebPage = {
    "@type": "WebPage",
    "@id": address,
    url: address,
    name: meta.title,
    description: meta.description,
    inLanguage: "fr",
    isPartOf: { "@id": `${siteOrigin}/#site` },
  };
  const breadcrumbs = crumbs ? [describeBreadcrumbs(crumbs, address, siteOrigin)] : [];
  return [
    { title: isTitleAlone ? meta.title : `${meta.title} | ${organisation.name}` },
    { name: "description", content: meta.description },
    { name: "keywords", content: meta.keywords },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: "fr_FR" },
    { property: "og:site_name", content: organisation.name },
    { property: "og:title", content: meta.title },
    { property: "og:description", content: meta.description },
    { property: "og:url", content: address },
    { property: "og:image", content: picture },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: meta.title },
    // The other cards' texts and picture are those of Open Graph.
    { name: "twitter:card", content: "summary_large_image" },
    ...(isIndexed
      ? [
          {
            "script:ld+json": {
              "@context": "https://schema.org",
              "@graph": [...describeSite(siteOrigin), page, ...breadcrumbs, ...things],
            } satisfies Graph,
          },
        ]
      : [{ name: "robots", content: "noindex" }]),
  ];
}
