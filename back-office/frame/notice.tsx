import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

export function Remark({ icon, look = "", children }: { icon: IconName; look?: string; children: ReactNode }) {
  return (
    <p className="mt-1 flex items-start gap-2 text-compact">
      <Icon name={icon} className={`mt-1 size-4 ${look}`} />
      <span className="wrap-anywhere">{children}</span>
    </p>
  );
}

/** « Nadia appelle, 9 h 04 » */
export function Caller({ words }: { words: string }) {
  return (
    <p className="flex items-center gap-2 font-600">
      <i className="size-2.5 flex-none rounded-full bg-pine forced-color-adjust-none" />
      {words}
    </p>
  );
}

const MARKS = {
  good: ["tick", "text-pine"],
  bad: ["warning", "text-brique"],
  refused: ["forbidden", "text-brique"],
  old: ["clock", "text-moss"],
  none: ["cross", "text-moss"],
  awaited: ["dash", "text-moss"],
} as const satisfies Record<string, readonly [IconName, string]>;

export const STANDING_MARKS = {
  accepted: "good",
  quotation: "good",
  unsure: "bad",
  refused: "refused",
  expired: "old",
  never: "none",
} as const;

export function Mark({ kind, look = "", children }: { kind: keyof typeof MARKS; look?: string; children: ReactNode }) {
  const [icon, tone] = MARKS[kind];
  return (
    <span className={`inline-flex items-center gap-1 ${tone} ${look}`}>
      <Icon name={icon} />
      {children}
    </span>
  );
}
