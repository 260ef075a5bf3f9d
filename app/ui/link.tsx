import { type AnchorHTMLAttributes, createContext, useContext, useState } from "react";
import { PrefetchPageLinks, useHref, useLinkClickHandler } from "react-router";

/** Resolves an alias to the canonical path of its screen; given by the root so that a click on an alias needs no redirect. */
export const ResolvePath = createContext<(path: string) => string>((path) => path);

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

/**
 * A link to a page or (`/api/…`) a file of this site or, with a scheme (`https:`, `tel:`, `mailto:`), out of it.
 * Inner pages load on intent and open at their top (the root scrolls there); an outer https page opens in a new tab.
 */
export function Link({ to, ...rest }: LinkProps) {
  if (to.startsWith("https:")) return <a target="_blank" rel="noopener" {...rest} href={to} />;
  if (/^[a-z]+:|^#|^\/api\//.test(to)) return <a {...rest} href={to} />;
  return <InnerLink {...rest} to={to} />;
}

function InnerLink({ to, onClick, onPointerEnter, onFocus, ...rest }: LinkProps) {
  const resolve = useContext(ResolvePath);
  const target = resolve(to);
  const [hasIntent, setHasIntent] = useState(false);
  const navigate = useLinkClickHandler<HTMLAnchorElement>(target, { preventScrollReset: !target.includes("#") });

  return (
    <>
      <a
        {...rest}
        href={useHref(to)}
        onClick={(event) => {
          onClick?.(event);
          if (!event.defaultPrevented) navigate(event);
        }}
        onPointerEnter={(event) => {
          onPointerEnter?.(event);
          setHasIntent(true);
        }}
        onFocus={(event) => {
          onFocus?.(event);
          setHasIntent(true);
        }}
      />
      {hasIntent && <PrefetchPageLinks page={target} />}
    </>
  );
}
