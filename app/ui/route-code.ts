import { matchRoutes } from "react-router";

/** The router's own manifest. */
declare global {
  interface Window {
    __reactRouterDataRouter?: { routes: NonNullable<Parameters<typeof matchRoutes>[0]> };
    __reactRouterManifest?: { routes: Record<string, { module: string } | undefined> };
  }
}

/** False after a deployment in an old tab, or offline: the router would then reload the current page. */
export async function hasRouteCode(address: string): Promise<boolean> {
  const { pathname } = new URL(address, window.location.href);
  const matches = matchRoutes(window.__reactRouterDataRouter?.routes ?? [], pathname) ?? [];
  const modules = matches.flatMap(({ route }) => window.__reactRouterManifest?.routes[route.id ?? ""]?.module ?? []);
  try {
    await Promise.all(modules.map((module) => import(/* @vite-ignore */ module)));
    return true;
  } catch {
    return false;
  }
}
