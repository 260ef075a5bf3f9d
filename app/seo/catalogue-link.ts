import type { MetaDescriptor } from "react-router";

/** In the head of what lists programmes: the same for machines. */
export const catalogueLink: MetaDescriptor = { tagName: "link", rel: "alternate", type: "application/ld+json", href: "/formations.json" };
