import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useEffectEvent } from "react";
import { prefersReducedMotion } from "#app/ui/reduced-motion.ts";

export interface CarouselMotionProps {
  viewport: HTMLElement;
  /** At start, and on every change of the first visible slide or the width. `goTo` is instant under reduced motion. */
  onSelect: (first: number, goTo: (index: number) => void) => void;
}

const GLIDE = 22;

/** Makes the scrolling row a carousel that loops, glides and swipes. Renders nothing. */
export default function CarouselMotion({ viewport, onSelect }: CarouselMotionProps) {
  const [setViewport, embla] = useEmblaCarousel({ loop: true, align: "start", duration: GLIDE });
  const tell = useEffectEvent(onSelect);

  useEffect(() => {
    viewport.scrollLeft = 0;
    setViewport(viewport);
  }, [setViewport, viewport]);

  useEffect(() => {
    if (!embla) return;
    const goTo = (index: number) => embla.scrollTo(index, prefersReducedMotion());
    const report = () => tell(embla.selectedScrollSnap(), goTo);
    const settle = () => prefersReducedMotion() && embla.scrollTo(embla.selectedScrollSnap(), true);
    embla.on("select", report).on("reInit", report).on("pointerUp", settle);
    report();
    return () => void embla.off("select", report).off("reInit", report).off("pointerUp", settle);
  }, [embla]);

  return null;
}
