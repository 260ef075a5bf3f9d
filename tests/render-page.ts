import path from "node:path";
import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  type LoaderFunctionArgs,
  type MetaDescriptor,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
  useLoaderData,
} from "react-router";
import { pageRequestContext } from "#app/request-context.ts";
import routes from "#app/routes.ts";
import { plainly } from "./plain-text.ts";

interface Page {
  default: (props: never) => React.ReactNode;
  loader?: (args: never) => unknown;
  meta?: (args: never) => MetaDescriptor[];
}

const settings = { siteOrigin: "https://www.cimes-dpc.example", unknownPath: "404" as const, isIndexed: true, scheduling: null };
const APP = path.resolve(import.meta.dirname, "../app");

/** The files of every screen by path, as the site's table has them. */
const files = new Map(routes.map(({ path: route = "", file }) => [`/${route}`, path.join(APP, file)]));

/** Every path of a screen. */
export const screens = [...files].filter(([route, file]) => route !== "/*" && file.endsWith(".tsx")).map(([route]) => route);

/** The whole page as the server renders it at noon of a day (ISO date), its head's title, description and JSON-LD first. */
export async function renderPage(address: string, day: string): Promise<string> {
  const url = new URL(address, settings.siteOrigin);
  const [root, page] = (await Promise.all([
    import(path.join(APP, "root.tsx")),
    import(files.get(url.pathname) ?? `${address} is no page`),
  ])) as [Page, Page];
  const load =
    ({ loader }: Page) =>
    (args: LoaderFunctionArgs) =>
      loader?.({ ...args, url } as never) ?? null;
  const { query, dataRoutes } = createStaticHandler([
    {
      id: "root",
      loader: load(root),
      Component: () => root.default({ loaderData: useLoaderData() } as never),
      children: [
        { id: "page", path: url.pathname, loader: load(page), Component: () => page.default({ loaderData: useLoaderData() } as never) },
      ],
    },
  ]);
  const requestContext = new RouterContextProvider();
  requestContext.set(pageRequestContext, { now: new Date(`${day}T12:00:00Z`), settings, nonce: undefined, logFault: () => undefined });
  const context = (await query(new Request(url), { requestContext })) as StaticHandlerContext;
  if (context.errors) throw Object.values(context.errors)[0];
  const router = createStaticRouter(dataRoutes, context);
  const { root: rootData, page: loaderData } = context.loaderData;
  const head = page.meta?.({ loaderData, matches: [{ loaderData: rootData }], location: url, params: {} } as never) ?? [];
  const body = renderToStaticMarkup(
    createElement(Fragment, null, createElement(StaticRouterProvider, { router, context, hydrate: false })),
  );
  return describeHead(head) + body;
}

function describeHead(tags: readonly MetaDescriptor[]): string {
  return tags
    .map((tag) => {
      if ("title" in tag) return `<title>${tag.title}</title>`;
      if ("script:ld+json" in tag) return `<script type="application/ld+json">${JSON.stringify(tag["script:ld+json"])}</script>`;
      return "name" in tag && tag.name === "description" ? `<p>${tag.content}</p>` : "";
    })
    .join("\n");
}

/** The text of a page as it is read, one line per block, spoken texts and JSON-LD included. */
export function readLines(html: string): string[] {
  const spoken = html.replace(/<[^>]*?\b(?:aria-label|alt|title|placeholder)="([^"]*)"[^>]*>/g, "\n$1\n$&");
  const text = spoken
    .replace(/<(?!\/?(?:span|a|b|strong|em|sup|small|abbr|time|mark|i|wbr)\b)[^>]+>/g, "\n")
    .replace(/<[^>]+>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
  return plainly(text)
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean);
}
