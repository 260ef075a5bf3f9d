import type { MetaDescriptor } from "react-router";
import { organisation } from "#app/content/organisation.ts";
import type { PageMeta } from "#app/content/schema.ts";

interface PageDescription {
  meta: PageMeta;
  /** Canonical path of the screen. */
  path: string;
  isIndexed?: boolean;
}

/** The route arguments of `meta`; the root's loader data come first. */
interface MetaArgs {
  matches: ReadonlyArray<{ loaderData?: unknown } | undefined>;
}

/** Title, description, keywords, canonical link and sharing tags of a page (SPEC.md §2). */
export function describePage({ matches }: MetaArgs, { meta, path, isIndexed = true }: PageDescription): MetaDescriptor[] {
  const { siteOrigin } = matches[0]?.loaderData as { siteOrigin: string };
  const address = siteOrigin + path;
  return [
    { title: `${meta.title} | ${organisation.name}` },
    { name: "description", content: meta.description },
    { name: "keywords", content: meta.keywords },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: "fr_FR" },
    { property: "og:site_name", content: organisation.name },
    { property: "og:title", content: meta.title },
    { property: "og:description", content: meta.description },
    { property: "og:url", content: address },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: meta.title },
    { name: "twitter:description", content: meta.description },
    ...(isIndexed ? [] : [{ name: "robots", content: "noindex" }]),
  ];
}
