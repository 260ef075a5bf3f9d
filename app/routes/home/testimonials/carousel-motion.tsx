import useEmblaCarousel from "embla-carousel-react";
import { useEffect } from "react";
import { prefersReducedMotion } from "#app/ui/reduced-motion.ts";

export interface CarouselControls {
  /** Brings a slide to the start of the view; at once for visitors who want less motion. */
  goTo: (index: number) => void;
}

interface CarouselMotionProps {
  viewport: HTMLElement;
  onReady: (controls: CarouselControls) => void;
  /** The first slide in view, told once at the start and whenever it or the width changes. */
  onSelect: (index: number) => void;
}

const GLIDE = 22;

/** Makes the viewport's scrolling row of slides a carousel that loops, glides and can be swiped. It draws nothing itself. */
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
