import { pendingFact } from "#app/content/pending-fact.ts";
import "./pending-fact.css";

/** Words on a dashed plate, never a placeholder in braces. */
export function PendingFact({ className = "" }: { className?: string }) {
  return <span className={`pending-fact ${className}`}>{pendingFact}</span>;
}
