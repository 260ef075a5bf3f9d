/** 24 px grid, 2 px stroke. */
const ICONS = {
  tick: "m4 12.5 5.5 5.5L20 6.5",
  cross: "M5 5l14 14M19 5 5 19",
  dash: "M4 12h16",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2.5",
  warning: "M12 4 2.5 20h19zM12 10v5M12 17.6v.2",
  forbidden: "M5.5 5.5l13 13M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z",
  pen: "M4 20l1-4.5L16.5 4 20 7.5 8.5 19z",
  book: "M4 5.5C7 4 10 4.5 12 6.5c2-2 5-2.5 8-1V19c-3-1.5-6-1-8 1-2-2-5-2.5-8-1ZM12 6.5V20",
  page: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
  phone: "M6.6 3.5 9 3l2 5-2 1.6a12 12 0 0 0 5.4 5.4L16 13l5 2-.5 2.4A3 3 0 0 1 17.5 20C10 20 4 14 4 6.5A3 3 0 0 1 6.6 3.5Z",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 21 21",
  chevron: "m9 5 7 7-7 7",
} as const;
export type IconName = keyof typeof ICONS;

/** Decorative; 16 px unless the class says otherwise. */
export function Icon({ name, className = "size-4" }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`flex-none fill-none stroke-2 stroke-cap-round stroke-join-round stroke-current ${className}`}
    >
      <path d={ICONS[name]} />
    </svg>
  );
}
