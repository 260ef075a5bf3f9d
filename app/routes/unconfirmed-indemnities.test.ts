import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  type LoaderFunctionArgs,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
  useLoaderData,
} from "react-router";
import { expect, test, vi } from "vitest";
import { pageRequestContext } from "#app/request-context.ts";
import { plainly } from "#tests/plain-text.ts";
import { endometriosis } from "#tests/references.ts";

vi.mock("#app/content/organisation.ts", async (load) => {
  const { organisation } = await load<typeof import("#app/content/organisation.ts")>();
  return { organisation: { ...organisation, indemnitiesToConfirm: ["PI", "EPP", "FC"] } };
});

const { programmes } = await import("#app/content/programmes/index.ts");
const { describeOffer } = await import("#app/content/pages/programme.ts");
const { programmeListPages } = await import("#app/content/pages/programme-lists.ts");
const { claims } = await import("#app/content/claims.ts");

interface Page {
  default: (props: never) => React.ReactNode;
  loader?: (args: never) => unknown;
}

/** Every page that names an amount, in its most talkative state. */
const PAGES: Record<string, () => Promise<object>> = {
  "/": () => import("./home/route.tsx"),
  "/formations": () => import("./formations/route.tsx"),
  "/formations-generalistes": () => import("./programme-list/route.tsx"),
  "/formations-infirmiers": () => import("./programme-list/route.tsx"),
  ...Object.fromEntries(programmes.map(({ path }) => [path, () => import("./programme/route.tsx")])),
  "/financement?profession=generalistes&statut=liberal-conventionne": () => import("./financing/route.tsx"),
  [`/ma-selection?profession=generalistes&statut=liberal-conventionne&heures=21&formats=${endometriosis.PI}`]: () =>
    import("./ma-selection/route.tsx"),
};

const settings = { siteOrigin: "https://www.cimes-dpc.example", unknownPath: "404" as const, isIndexed: true, scheduling: null };

async function render(address: string, load: () => Promise<object>): Promise<string> {
  const { default: Component, loader } = (await load()) as Page;
  const url = new URL(address, settings.siteOrigin);
  const path = url.pathname;
  const { query, dataRoutes } = createStaticHandler([
    {
      id: path,
      path,
      loader: (args: LoaderFunctionArgs) => loader?.({ ...args, url } as never) ?? null,
      Component: () => Component({ loaderData: useLoaderData() } as never),
    },
  ]);
  const requestContext = new RouterContextProvider();
  requestContext.set(pageRequestContext, { now: new Date("2026-05-04T10:00:00Z"), settings, nonce: undefined, logFault: () => undefined });
  const context = (await query(new Request(url), { requestContext })) as StaticHandlerContext;
  if (context.errors) throw Object.values(context.errors)[0];
  const router = createStaticRouter(dataRoutes, context);
  return renderToStaticMarkup(createElement(StaticRouterProvider, { router, context, hydrate: false }));
}

/** The text of a page, as it is read. */
function readText(html: string): string {
  return plainly(html.replace(/<[^>]+>/g, "")).replace(/\s+/g, " ");
}

const indemnities = [
  ...programmes.flatMap(({ formats, mobileOffer, hoverIndemnityInCents }) => [
    ...[...Object.values(formats), ...(mobileOffer ? [mobileOffer] : [])].map(({ indemnityInCents }) => indemnityInCents),
    hoverIndemnityInCents,
  ]),
  ...[claims.upToIndemnityGeneralistes, claims.upToIndemnityInfirmiers].map(({ value }) => Number.parseInt(value, 10) * 100),
].map((cents) => (cents / 100).toFixed(2).replace(".", ",").replace(",00", ""));

const anyIndemnity = new RegExp(`(?<!à confirmer,? ?jusqu[’']à ?|[\\d,])(?:${[...new Set(indemnities)].join("|")}) €(?=(.{0,40}))`, "g");

/** Right after the amount, or in what follows the most of a year or a total; the most of a year may have it before. */
const IS_TO_CONFIRM = /^\*? ?(?:\(?à confirmer|d[’']indemnité par an, à confirmer|(?:\d+ h sur \d+, )?dont [\d, €]*à confirmer)/;

test.each(Object.entries(PAGES))("%s says of every indemnity that is switched to « à confirmer » that it is", async (address, load) => {
  const found = [...readText(await render(address, load)).matchAll(anyIndemnity)];
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(([, after = ""]) => !IS_TO_CONFIRM.test(after)).map(([amount, after]) => amount + after)).toEqual([]);
});

test("descriptions for search engines and screen-reader texts say it too", () => {
  for (const { meta } of Object.values(programmeListPages)) expect(meta.description).toMatch(/\s€ d.indemnité par an, à confirmer/);
  expect(describeOffer("PI", { reference: "9A0X2499002", hours: 10, indemnityInCents: 45_000, priceInCents: 77_900 })).toMatch(
    /indemnité 450.€ \(à confirmer\)/,
  );
});
