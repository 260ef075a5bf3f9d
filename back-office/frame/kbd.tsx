import type { ReactNode } from "react";

/** A key of the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid h-5.5 min-w-5.5 place-items-center rounded-[4px] border-1 border-b-2 border-edge border-solid bg-raised px-1.25 font-600 font-display text-ink text-micro leading-none">
      {children}
    </kbd>
  );
}
