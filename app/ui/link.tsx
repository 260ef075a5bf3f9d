import { type AnchorHTMLAttributes, createContext, type MouseEvent, startTransition, useContext, useState } from "react";
import { type Location, type NavigationType, PrefetchPageLinks, useHref, useLinkClickHandler, useLocation } from "react-router";
import { OFFLINE_EVENT } from "./offline-notice.tsx";
import { hasRouteCode } from "./route-code.ts";

/** Resolves an alias to the canonical path of its screen; given by the root so that a click on an alias needs no redirect. */
export const ResolvePath = createContext<(path: string) => string>((path) => path);

/** Adds to an inner address what the present page knows of the visitor; given by the root. */
export const CompleteAddress = createContext<(href: string, search: string) => string>((href) => href);

/** State of the location that a link has opened, be it the page one was on. */
const OPENED_BY_LINK = { isOpenedByLink: true };

/** Whether a click on a link led to a location, and not a field or a choice that changes the address. */
export function isOpenedByLink({ state }: { state: unknown }): boolean {
  return typeof state === "object" && state !== null && "isOpenedByLink" in state;
}

/** Whether a location was opened at the top of its page, where the root scrolls to: by a link, and not to a part of it. */
export function isOpenedAtTop(location: Location, navigationType: `${NavigationType}`): boolean {
  return navigationType !== "POP" && !location.hash && isOpenedByLink(location);
}

/** Whether a click asks for another tab or window. */
export function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  to: string;
  /** What both pages name by `view-transition-name` travels from one to the other, and back. */
  viewTransition?: boolean;
};

/**
 * A link to a page or (`/api/…`) a file of this site or, with a scheme (`https:`, `tel:`, `mailto:`), out of it.
 * Inner pages load on intent and open at their top (the root scrolls there); an outer https page opens in a new tab.
 */
export function Link({ to, viewTransition = false, ...rest }: LinkProps) {
  if (to.startsWith("https:")) return <a target="_blank" rel="noopener" {...rest} href={to} />;
  if (/^[a-z]+:|^#|^\/api\//.test(to)) return <a {...rest} href={to} />;
  return <InnerLink {...rest} to={to} viewTransition={viewTransition} />;
}

/** Whether the router can show the page at an address. Where it cannot, a whole load does or, without a connection, the page stays. */
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

function InnerLink({ to, viewTransition, onClick, onPointerEnter, onFocus, ...rest }: LinkProps) {
  const resolve = useContext(ResolvePath);
  const { pathname, search } = useLocation();
  const completed = useContext(CompleteAddress)(to, search);
  const target = resolve(completed);
  const [hasIntent, setHasIntent] = useState(false);
  // What is fetched ahead never holds up the tap that announces it. The router loads the present page anew where a code does not come.
  const intend = () => void hasRouteCode(target).then((recordExists) => recordExists && startTransition(() => setHasIntent(true)));
  const navigate = useLinkClickHandler<HTMLAnchorElement>(target, {
    preventScrollReset: !target.includes("#"),
    state: OPENED_BY_LINK,
    viewTransition,
    // The page one is on has its data.
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
        onPointerEnter={(event) => {
          onPointerEnter?.(event);
          intend();
        }}
        onFocus={(event) => {
          onFocus?.(event);
          intend();
        }}
      />
      {hasIntent && <PrefetchPageLinks page={target} />}
    </>
  );
}
