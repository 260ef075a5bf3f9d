import { type AnchorHTMLAttributes, createContext, type MouseEvent, startTransition, useContext, useState } from "react";
import {
  type Location,
  matchRoutes,
  type NavigationType,
  PrefetchPageLinks,
  useHref,
  useLinkClickHandler,
  useLocation,
} from "react-router";
import { OFFLINE_EVENT } from "./offline-notice.tsx";

/** The router's own manifest. */
declare global {
  interface Window {
    __reactRouterDataRouter?: { routes: NonNullable<Parameters<typeof matchRoutes>[0]> };
    __reactRouterManifest?: { routes: Record<string, { module: string } | undefined> };
  }
}

/** Of inner links; provided by the root. `complete` adds what the page knows of the visitor, `resolve` saves an alias its redirect. */
export const InnerAddresses = createContext({ complete: (href: string, _search: string) => href, resolve: (href: string) => href });

/** Location state of a clicked link, even to the current page. */
const OPENED_BY_LINK = { isOpenedByLink: true };

/** Whether a link led here, not a field that rewrites the address. */
export function isOpenedByLink({ state }: Location): boolean {
  return Boolean(state?.isOpenedByLink);
}

/** True when opened by a link, without a fragment. */
export function isOpenedAtTop(location: Location, navigationType: `${NavigationType}`): boolean {
  return navigationType !== "POP" && !location.hash && isOpenedByLink(location);
}

export function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "onPointerEnter" | "onFocus"> & {
  to: string;
  /** Elements sharing a `view-transition-name` morph between the pages. */
  viewTransition?: boolean;
};

/**
 * Internal page or file, or external scheme (`https:`, `tel:`, `mailto:`). Pages prefetch on intent; https links open a
 * new tab.
 */
export function Link({ to, viewTransition = false, ...rest }: LinkProps) {
  if (to.startsWith("https:")) return <a target="_blank" rel="noopener" {...rest} href={to} />;
  if (/^[a-z]+:|^#|^\/api\//.test(to)) return <a {...rest} href={to} />;
  return <InnerLink {...rest} to={to} viewTransition={viewTransition} />;
}

/** False after a deployment in an old tab, or offline: the router would then reload the current page. */
async function hasRouteCode(address: string): Promise<boolean> {
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

/** Otherwise the browser loads the page itself, unless offline. */
async function mayArrive(address: string): Promise<boolean> {
  const isOtherPage = new URL(address, window.location.href).pathname !== window.location.pathname;
  if (!isOtherPage) return true;
  if (!navigator.onLine) {
    window.dispatchEvent(new Event(OFFLINE_EVENT));
    return false;
  }
  const isReady = await hasRouteCode(address);
  if (!isReady) window.location.assign(address);
  return isReady;
}

function InnerLink({ to, viewTransition, onClick, ...rest }: LinkProps) {
  const { complete, resolve } = useContext(InnerAddresses);
  const { pathname, search } = useLocation();
  const completed = complete(to, search);
  const target = resolve(completed);
  const [hasIntent, setHasIntent] = useState(false);
  // Prefetching must not delay the tap; without the code, the router would reload the current page.
  const intend = () => void hasRouteCode(target).then((hasCode) => hasCode && startTransition(() => setHasIntent(true)));
  const navigate = useLinkClickHandler<HTMLAnchorElement>(target, {
    preventScrollReset: !target.includes("#"),
    state: OPENED_BY_LINK,
    viewTransition,
    // The current page already has its data.
    defaultShouldRevalidate: target !== pathname + search,
  });

  return (
    <>
      <a
        {...rest}
        href={useHref(completed)}
        onClick={(event) => {
          onClick?.(event);
          if (event.defaultPrevented || opensElsewhere(event)) return;
          event.preventDefault();
          void mayArrive(target).then((isReady) => isReady && navigate(event));
        }}
        onPointerEnter={intend}
        onFocus={intend}
      />
      {hasIntent && <PrefetchPageLinks page={target} />}
    </>
  );
}
