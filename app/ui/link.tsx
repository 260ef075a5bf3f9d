import { type AnchorHTMLAttributes, createContext, type MouseEvent, startTransition, useContext, useState } from "react";
import { type Location, type NavigationType, PrefetchPageLinks, useHref, useLinkClickHandler, useLocation } from "react-router";

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
  return <PageLink {...rest} to={to} viewTransition={viewTransition} />;
}

/** A page that can't be shown opens as a document: app/open-document.ts. */
function PageLink({ to, viewTransition, onClick, ...rest }: LinkProps) {
  const { complete, resolve } = useContext(InnerAddresses);
  const { pathname, search } = useLocation();
  const completed = complete(to, search);
  const target = resolve(completed);
  const [hasIntent, setHasIntent] = useState(false);
  // Prefetching must not delay the tap.
  const intend = () => startTransition(() => setHasIntent(true));
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
          if (!event.defaultPrevented) navigate(event);
        }}
        onPointerEnter={intend}
        onFocus={intend}
      />
      {hasIntent && <PrefetchPageLinks page={target} />}
    </>
  );
}
