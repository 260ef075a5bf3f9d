import { type ComponentType, useEffect, useRef, useState } from "react";
import type { CarouselMotionProps } from "./carousel-motion.tsx";
import { stepView, type View } from "./view-range.ts";

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
