export function Logo() {
  return (
    <svg viewBox="0 0 36 28" aria-hidden="true" className="h-5.5 w-7 flex-none">
      <path d="M0 28 11 10l5 7L23 4l13 24Z" className="fill-pine" />
      <path d="M0 28 11 10l5 7 3 4.5-6 6.5Z" className="fill-ink" />
      <circle cx="7.5" cy="5" r="3.5" className="fill-sun" />
    </svg>
  );
}
