import { useEffect, useRef } from "react";
import { RichText } from "#app/ui/rich-text.tsx";

/** Where an answer begins: without scripts, the browser focuses it. */
export const STATE_ANCHOR = "etat";
export const ERASE_PARAMETER = "effacer";

/** What has just been done, or why nothing can be: read first. */
export function StateBox({ title, text, isDone }: { title: string; text: string; isDone: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (window.location.hash === `#${STATE_ANCHOR}`) box.current?.focus();
  }, []);
  return (
    <div
      ref={box}
      id={STATE_ANCHOR}
      role="status"
      tabIndex={-1}
      className={`flex max-w-144 scroll-mt-4 gap-3 rounded-md border-1 border-l-6 p-4 ${isDone ? "border-pine bg-glacier" : "border-ink bg-raised"}`}
    >
      <span className={`${isDone ? "i-lucide-check" : "i-lucide-info"} mt-1 flex-none text-icon text-pine`} aria-hidden="true" />
      <div>
        <p className="font-600">{title}</p>
        <p>
          <RichText text={text} />
        </p>
      </div>
    </div>
  );
}
