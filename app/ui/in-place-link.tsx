import type { ComponentProps } from "react";
import { useLinkClickHandler } from "react-router";

interface InPlaceLinkProps extends ComponentProps<"a"> {
  to: string;
  isCurrent: boolean;
  /** Without it, the route's data is loaded. */
  hasData?: boolean;
}

/** No history entry, no scrolling. */
export function InPlaceLink({ to, isCurrent, hasData = false, ...rest }: InPlaceLinkProps) {
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, {
    replace: true,
    preventScrollReset: true,
    ...(hasData && { defaultShouldRevalidate: false }),
  });
  return <a {...rest} href={to} onClick={navigate} aria-current={isCurrent || undefined} />;
}
