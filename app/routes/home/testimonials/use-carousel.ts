import { type ComponentType, useEffect, useRef, useState } from "react";
import type { CarouselMotionProps } from "./carousel-motion.tsx";

/** Fetches the carousel's code when the row is this close. */
const NEAR = "800px 0px";

/** Scrolls natively, `view` being null, until `Motion` is rendered. `--per-view` on the viewport sets the slides per view. */
export function useCarousel(count: number) {
  const viewport = useRef<HTMLDivElement>(null);
  const scroll = useRef<(index: number) => void>(null);
  const [Motion, setMotion] = useState<ComponentType<CarouselMotionProps> | null>(null);
  const [view, setView] = useState<View | null>(null);
  const [hasMoved, setHasMoved] = useState(false);

  useEffect(() => {
    if (!viewport.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Without the code, the row continues to scroll.
        import("./carousel-motion.tsx").then(({ default: Loaded }) => setMotion(() => Loaded)).catch(() => undefined);
      },
      { rootMargin: NEAR },
    );
    observer.observe(viewport.current);
    return () => observer.disconnect();
  }, []);

  const onSelect: CarouselMotionProps["onSelect"] = (first, goTo) => {
    if (!viewport.current) return;
    scroll.current = goTo;
    const perView = Number(getComputedStyle(viewport.current).getPropertyValue("--per-view"));
    setView({ first, perView, count });
  };

  function move(direction: 1 | -1) {
    if (!view) return;
    setHasMoved(true);
    scroll.current?.(stepView(view, direction));
  }

  return { viewport, Motion, view, hasMoved, move, onSelect };
}

interface View {
  first: number;
  perView: number;
  count: number;
}

/** One view forwards (1) or backwards (-1), whole views only: 7 slides by 3 go 0, 3, 4, then 0. */
export function stepView({ first, perView, count }: View, direction: 1 | -1): number {
  const lastFirst = Math.max(count - perView, 0);
  if (first > lastFirst) return (first + direction * perView + count) % count;
  if (direction === 1) return first === lastFirst ? 0 : Math.min(first + perView, lastFirst);
  return first === 0 ? lastFirst : Math.max(first - perView, 0);
}

/** Counted from 1: « 1 – 3 », « 4 », or « 7 – 2 » around the end. */
export function formatView({ first, perView, count }: View): string {
  const shown = Math.min(perView, count);
  if (shown === 1) return String(first + 1);
  return `${first + 1}\u00A0–\u00A0${((first + shown - 1) % count) + 1}`;
}
