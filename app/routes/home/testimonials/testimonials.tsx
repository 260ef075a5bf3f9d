import type { KeyboardEvent } from "react";
import { initialsOf } from "#app/content/format.ts";
import { homePage, testimonialPosition } from "#app/content/pages/home.ts";
import type { HomeTestimonial } from "#app/content/testimonials.ts";
import { IconButton } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { formatView, useCarousel } from "./use-carousel.ts";
import "./testimonials.css";

const texts = homePage.testimonials;
const TONES: Record<HomeTestimonial["profession"], string> = { "Médecin Généraliste": "tone-generalistes", IDEL: "tone-infirmiers" };

interface TestimonialsProps {
  testimonials: readonly HomeTestimonial[];
  head: { title: string; note: string | null };
}

/** A scrolling row, without JavaScript too; a carousel once its code loads. */
export function Testimonials({ testimonials, head }: TestimonialsProps) {
  const count = testimonials.length;
  const { viewport, Motion, view, hasMoved, move, onSelect } = useCarousel(count);

  function moveByArrow(event: KeyboardEvent<HTMLElement>) {
    if (!view || (event.key !== "ArrowLeft" && event.key !== "ArrowRight")) return;
    event.preventDefault();
    move(event.key === "ArrowRight" ? 1 : -1);
  }

  return (
    <section aria-labelledby="temoignages" aria-roledescription={texts.carousel} className="section overflow-clip">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys only add to the buttons inside */}
      <div className="wrap grid grid-cols-1 gap-4 md:cols-1-auto md:items-end md:gap-x-6 md:gap-y-10" onKeyDown={moveByArrow}>
        <div>
          <h2 id="temoignages" className="text-h2">
            {head.title}
          </h2>
          <p className="mt-2 text-moss text-small">{head.note ?? <Link to={texts.method.to}>{texts.method.label}</Link>}</p>
        </div>
        <div className={`only-with-script flex flex-wrap items-center gap-2 max-md:order-1 print:hidden ${view ? "" : "invisible"}`}>
          <p aria-live={hasMoved ? "polite" : "off"} className="numeric mr-auto min-w-22 text-moss text-small md:mr-2 md:text-right">
            {view && testimonialPosition(formatView(view), count)}
          </p>
          <IconButton label={texts.previous} icon="i-lucide-arrow-left" onClick={() => move(-1)} />
          <IconButton label={texts.next} icon="i-lucide-arrow-right" onClick={() => move(1)} />
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: no element is a group of slides */}
        <div
          ref={viewport}
          role="group"
          aria-label={texts.track}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          data-carousel={view ? "" : undefined}
          className="testimonial-viewport"
        >
          <div className="testimonial-track">
            {testimonials.map((testimonial, index) => (
              // biome-ignore lint/a11y/useSemanticElements: no element is a slide
              <div
                key={testimonial.name}
                role="group"
                aria-roledescription={texts.slide}
                aria-label={testimonialPosition(index + 1, count)}
                className="testimonial-slide"
              >
                <Testimonial {...testimonial} />
              </div>
            ))}
          </div>
        </div>
        {Motion && viewport.current && <Motion viewport={viewport.current} onSelect={onSelect} />}
      </div>
    </section>
  );
}

function Testimonial({ name, profession, text }: HomeTestimonial) {
  return (
    <figure className={`${TONES[profession]} flex h-full flex-col justify-between gap-5 border-t-3 border-tone pt-5`}>
      <blockquote className="testimonial-words font-500 font-display text-subtitle leading-heading tracking-snug">
        <p>{text}</p>
      </blockquote>
      <figcaption className="flex items-center gap-3 leading-heading">
        <span
          aria-hidden="true"
          className="grid size-12 flex-none place-items-center rounded-full border-2 border-tone bg-tone font-600 text-item text-white"
        >
          {initialsOf(name)}
        </span>
        <span>
          <b className="block font-700">{name}</b>
          <span className="block text-moss text-small">{profession}</span>
        </span>
      </figcaption>
    </figure>
  );
}
