import { useEffect, useRef, useState } from "react";
import { programmePage } from "#app/content/pages/programme.ts";

const { copy } = programmePage;
const MESSAGE_MS = 4000;

/** The reference as a button that copies it and says so; where copying is refused, the reference is selected. */
export function CopyReference({ reference, className = "" }: { reference: string; className?: string }) {
  const [message, setMessage] = useState("");
  const text = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(""), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [message]);

  async function copyReference() {
    try {
      await navigator.clipboard.writeText(reference);
      setMessage(copy.done);
    } catch {
      if (text.current) window.getSelection()?.selectAllChildren(text.current);
      setMessage(copy.failed);
    }
  }

  return (
    <span className={`copy ${className}`}>
      <button
        type="button"
        aria-label={`${copy.action} ${reference}`}
        onClick={copyReference}
        className="copy-reference numeric inline-flex min-h-11 cursor-pointer items-center gap-[0.5em] rounded-sm px-[0.35em] font-600 underline decoration-1 underline-offset-[0.2em] print:min-h-0 print:p-0 print:no-underline"
      >
        <span ref={text}>{reference}</span>
        <span className={`${message === copy.done ? "i-lucide-check" : "i-lucide-copy"} print:hidden`} aria-hidden="true" />
      </button>
      <span role="status" className="copy-message">
        {message}
      </span>
    </span>
  );
}
