import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

/** The result of the last action, announced to screen readers. */
export function Notice({ children, isBad = false }: { children: ReactNode; isBad?: boolean }) {
  return (
    <p role="status" className={`mb-4.5 flex w-fit items-center gap-2 rounded-sm px-3.5 py-2.5 ${isBad ? "bg-brique-soft" : "bg-glacier"}`}>
      <Icon name={isBad ? "warning" : "tick"} />
      <span>{children}</span>
    </p>
  );
}

export function Remark({ icon, look = "", children }: { icon: IconName; look?: string; children: ReactNode }) {
  return (
    <p className="mt-1 flex items-start gap-2 text-small">
      <Icon name={icon} className={`mt-0.75 size-4 ${look}`} />
      <span className="[overflow-wrap:anywhere]">{children}</span>
    </p>
  );
}

const MARKS = {
  good: ["tick", "text-pine"],
  bad: ["warning", "text-brique"],
  refused: ["forbidden", "text-brique"],
  old: ["clock", "text-moss"],
  none: ["cross", "text-moss"],
} as const satisfies Record<string, readonly [IconName, string]>;
export type MarkKind = keyof typeof MARKS;

export function markStanding(isGood: boolean, isAllowed: boolean): MarkKind {
  if (isGood) return "good";
  return isAllowed ? "bad" : "refused";
}

/** A status: icon and words. */
export function Mark({ kind, look = "", children }: { kind: MarkKind; look?: string; children: ReactNode }) {
  const [icon, tone] = MARKS[kind];
  return (
    <span className={`inline-flex items-center gap-1.5 ${tone} ${look}`}>
      <Icon name={icon} />
      {children}
    </span>
  );
}
