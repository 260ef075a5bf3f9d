import type { MetaDescriptor } from "react-router";

export const FEED_PATH = "/formations.json";

export const feedLink: MetaDescriptor = { tagName: "link", rel: "alternate", type: "application/ld+json", href: FEED_PATH };
