import type { NavigationLink } from "#app/content/navigation.ts";

/** Lists and programmes belong to « Formations ». */
export function markCurrent({ to, children }: NavigationLink, pathname: string): "page" | true | undefined {
  if (pathname === to) return "page";
  return (children && pathname.startsWith(to)) || undefined;
}
