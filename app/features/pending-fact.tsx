import { pendingFact } from "#app/content/pending-fact.ts";

const PLATE = `inline-flex max-w-full items-center rounded-sm border-1.5 border-current border-dashed px-[0.7em] pt-[0.2em] pb-[0.25em] font-500 leading-title
  [background:repeating-linear-gradient(135deg,transparent_0_6px,color-mix(in_srgb,currentColor_7%,transparent)_6px_7px)]`;

/** Words on a dashed plate, never a placeholder in braces. */
export function PendingFact({ className = "" }: { className?: string }) {
  return <span className={`${PLATE} ${className}`}>{pendingFact}</span>;
}
