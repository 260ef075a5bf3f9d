import type { ComponentProps } from "react";
import { useLinkClickHandler } from "react-router";

interface InPlaceLinkProps extends ComponentProps<"a"> {
  to: string;
  isCurrent: boolean;
  /** Left out, what the address asks for is loaded. */
  hasData?: boolean;
}

/** A choice in the address of a page: changes the page in place, without a step in the history or a move of the page. */
export function InPlaceLink({ to, isCurrent, hasData = false, ...rest }: InPlaceLinkProps) {
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, {
    replace: true,
    preventScrollReset: true,
    ...(hasData && { defaultShouldRevalidate: false }),
  });
  return <a {...rest} href={to} onClick={navigate} aria-current={isCurrent || undefined} />;
}
