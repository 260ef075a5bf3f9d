import type { MetaDescriptor } from "react-router";

/** The catalogue for machines. */
export const FEED_PATH = "/formations.json";

/** Says to machines, in the head of a page, where that is. */
export const feedLink: MetaDescriptor = { tagName: "link", rel: "alternate", type: "application/ld+json", href: FEED_PATH };
