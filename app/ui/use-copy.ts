import { type RefObject, useEffect, useState } from "react";

const SHOWN_MS = 4000;

export type CopyOutcome = "done" | "failed";

/** Reports the outcome briefly. Where copying is blocked, selects the displayed text. */
export function useCopy(shown?: RefObject<HTMLElement | null>): [outcome: CopyOutcome | null, copy: (text: string) => Promise<void>] {
  const [outcome, setOutcome] = useState<CopyOutcome | null>(null);

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("done");
    } catch {
      if (shown?.current) window.getSelection()?.selectAllChildren(shown.current);
      setOutcome("failed");
    }
  }

  return [outcome, copy];
}
