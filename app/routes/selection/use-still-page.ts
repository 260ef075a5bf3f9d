import { useLayoutEffect, useRef } from "react";

/**
 * Keeps the section that is read where it is while what stands above it grows, for browsers that don't by themselves:
 * Safari. Returns the ref of the sections' parent, which renders with them.
 */
export function useStillPage<Parent extends HTMLElement>() {
  const parent = useRef<Parent>(null);
  const before = useRef<number[]>([]);
  useLayoutEffect(() => {
    if (!parent.current || CSS.supports("overflow-anchor: none")) return;
    const sections = [...parent.current.querySelectorAll(":scope > section")];
    const tops = sections.map((section) => section.getBoundingClientRect().top + window.scrollY);
    const read = before.current.findLastIndex((top) => top < window.scrollY + window.innerHeight / 2);
    const moved = (tops[read] ?? 0) - (before.current[read] ?? 0);
    if (tops[read] !== undefined && moved !== 0) window.scrollBy({ top: moved, behavior: "instant" });
    before.current = tops;
  });
  return parent;
}
