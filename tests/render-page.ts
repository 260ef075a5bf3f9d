import path from "node:path";
import { createElement } from "react";
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

interface Page {
  default: (props: never) => React.ReactNode;
  loader?: (args: never) => unknown;
  meta?: (args: never) => MetaDescriptor[];
}

const settings = { siteOrigin: "https://www.cimes-dpc.example", unknownPath: "404" as const, isIndexed: true, scheduling: null };
const APP = path.resolve(import.meta.dirname, "../app");

const files = new Map(routes.map(({ path: route = "", file }) => [`/${route}`, path.join(APP, file)]));

/** Those whose address says all. */
export const screens = [...files].filter(([route, file]) => !/[*:]/.test(route) && file.endsWith(".tsx")).map(([route]) => route);

/** The page as rendered at noon of an ISO date, its title, description and JSON-LD first. */
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
  return describeHead(head) + renderToStaticMarkup(createElement(StaticRouterProvider, { router, context, hydrate: false }));
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
