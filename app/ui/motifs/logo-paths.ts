/** Separate from the component because scripts can't import JSX. */
export const LOGO_BACK = "M0 28 11 10l5 7L23 4l13 24Z";
export const LOGO_FRONT = "M0 28 11 10l5 7 3 4.5-6 6.5Z";
