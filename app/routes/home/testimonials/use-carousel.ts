import { useCallback, useEffect, useRef, useState } from "react";
import type { CarouselControls } from "./carousel-motion.tsx";
import { stepView, type View } from "./view-range.ts";

type Motion = typeof import("./carousel-motion.tsx").default;

/** Fetches the carousel's code when the row is this close. */
const NEAR = "800px 0px";

/** Scrolls natively, `view` being null, until `Motion` is rendered. `--per-view` on the viewport sets the slides per view. */
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
        // Without the code, the row continues to scroll.
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
