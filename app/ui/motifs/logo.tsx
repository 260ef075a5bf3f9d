/** The mark alone: two summits and the sun. `--logo-back` and `--logo-front` recolour it on a dark ground. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 36 28" className={className} aria-hidden="true">
      <path d="M0 28 11 10l5 7L23 4l13 24Z" fill="var(--logo-back, var(--pine))" />
      <path d="M0 28 11 10l5 7 3 4.5-6 6.5Z" fill="var(--logo-front, var(--ink))" />
      <circle cx="7.5" cy="5" r="3.5" fill="var(--sun)" />
    </svg>
  );
}
