import { useCallback, useEffect, useRef, useState } from "react";
import type { CarouselControls } from "./carousel-motion.tsx";
import { stepView, type View } from "./view-range.ts";

type Motion = typeof import("./carousel-motion.tsx").default;

/** The carousel's code is fetched when the row is this near to the screen. */
const NEAR = "800px 0px";

/**
 * A row of `count` slides that scrolls by itself and becomes a carousel once `Motion` is there to be rendered.
 * `view` is null until then. How many slides a view holds is the style's business: `--per-view` on the viewport.
 */
export function useCarousel(count: number) {
  const viewport = useRef<HTMLDivElement>(null);
  const controls = useRef<CarouselControls>(null);
  const [Motion, setMotion] = useState<Motion | null>(null);
  const [view, setView] = useState<View | null>(null);
  const [hasMoved, setHasMoved] = useState(false);

  useEffect(() => {
    if (!viewport.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Should the code not come, the row goes on scrolling.
        import("./carousel-motion.tsx").then(({ default: Loaded }) => setMotion(() => Loaded)).catch(() => undefined);
      },
      { rootMargin: NEAR },
    );
    observer.observe(viewport.current);
    return () => observer.disconnect();
  }, []);

  const onReady = useCallback((ready: CarouselControls) => {
    controls.current = ready;
  }, []);

  const onSelect = useCallback(
    (first: number) => {
      if (!viewport.current) return;
      const perView = Number(getComputedStyle(viewport.current).getPropertyValue("--per-view"));
      setView({ first, perView, count });
    },
    [count],
  );

  function move(direction: 1 | -1) {
    if (!view) return;
    setHasMoved(true);
    controls.current?.goTo(stepView(view, direction));
  }

  return { viewport, Motion, view, hasMoved, move, onReady, onSelect };
}
