import { matchRoutes } from "react-router";

/** The router's own, as it hydrates them. */
declare global {
  interface Window {
    __reactRouterDataRouter?: { routes: NonNullable<Parameters<typeof matchRoutes>[0]> };
    __reactRouterManifest?: { routes: Record<string, { module: string } | undefined> };
  }
}

/**
 * Whether the code of the screens at an address can be loaded: not in a tab that is older than the last deployment, nor without a
 * connection. Where it cannot, the router would load the present page anew in place of the one that is asked for.
 */
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
