import { programmes } from "./programmes/index.ts";
import { homeTestimonials } from "./testimonials.ts";

/** Whether a page shows a testimonial that is no real review: while one does, no text may call them verified. */
export const showsSampleTestimonials: boolean = [...homeTestimonials, ...programmes.flatMap(({ testimonials }) => testimonials)].some(
  ({ sample }) => sample,
);
