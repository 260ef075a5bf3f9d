import { LOGO_BACK, LOGO_FRONT } from "./logo-paths.ts";

/** `--logo-back` and `--logo-front` recolour it on dark ground. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 36 28" className={className} aria-hidden="true">
      <path d={LOGO_BACK} fill="var(--logo-back, var(--pine))" />
      <path d={LOGO_FRONT} fill="var(--logo-front, var(--ink))" />
      <circle cx="7.5" cy="5" r="3.5" fill="var(--sun)" />
    </svg>
  );
}
