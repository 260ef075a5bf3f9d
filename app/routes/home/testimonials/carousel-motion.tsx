import useEmblaCarousel from "embla-carousel-react";
import { useEffect } from "react";
import { prefersReducedMotion } from "#app/ui/reduced-motion.ts";

export interface CarouselControls {
  /** Instant under reduced motion. */
  goTo: (index: number) => void;
}

interface CarouselMotionProps {
  viewport: HTMLElement;
  onReady: (controls: CarouselControls) => void;
  /** Reports the first visible slide at start, and on every change of it or the width. */
  onSelect: (index: number) => void;
}

const GLIDE = 22;

/** Makes the scrolling row a carousel that loops, glides and swipes. Renders nothing. */
export default function CarouselMotion({ viewport, onReady, onSelect }: CarouselMotionProps) {
  const [setViewport, embla] = useEmblaCarousel({ loop: true, align: "start", duration: GLIDE });

  useEffect(() => {
    viewport.scrollLeft = 0;
    setViewport(viewport);
  }, [setViewport, viewport]);

  useEffect(() => {
    if (!embla) return;
    const report = () => onSelect(embla.selectedScrollSnap());
    const settle = () => prefersReducedMotion() && embla.scrollTo(embla.selectedScrollSnap(), true);
    embla.on("select", report).on("reInit", report).on("pointerUp", settle);
    onReady({ goTo: (index) => embla.scrollTo(index, prefersReducedMotion()) });
    report();
    return () => void embla.off("select", report).off("reInit", report).off("pointerUp", settle);
  }, [embla, onReady, onSelect]);

  return null;
}
