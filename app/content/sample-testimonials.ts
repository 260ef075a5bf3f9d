import { programmes } from "./programmes/index.ts";
import { homeTestimonials } from "./testimonials.ts";

/** While a page shows a sample review, no text may call them verified. */
export const showsSampleTestimonials: boolean = [...homeTestimonials, ...programmes.flatMap(({ testimonials }) => testimonials)].some(
  ({ sample }) => sample,
);
