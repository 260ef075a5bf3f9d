/** A computer and a phone on one path. Decorative. */
export function SyncedDevices() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 216 72"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-auto w-54 text-pine"
    >
      <path d="M14 8H82a4 4 0 0 1 4 4V54H10V12a4 4 0 0 1 4-4ZM2 54H94L90 62H6Z" />
      <path d="M24 22H58M24 31H72M24 40H50" />
      <path d="M106 40C122 28 138 52 158 38" strokeDasharray="5 6" />
      <path d="M174 6H200a6 6 0 0 1 6 6V60a6 6 0 0 1-6 6H174a6 6 0 0 1-6-6V12a6 6 0 0 1 6-6ZM178 22H196M178 31H190" />
      <circle cx="187" cy="57" r="3" fill="currentColor" stroke="none" />
    </svg>
  );
}
