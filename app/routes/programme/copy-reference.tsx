import { useRef } from "react";
import { useCopy } from "#app/ui/use-copy.ts";
import type { Loaded } from "./route.tsx";

interface CopyReferenceProps {
  reference: string;
  texts: Loaded["texts"]["copy"];
  className: string;
}

/** Where copying is blocked, selects the reference. */
export function CopyReference({ reference, texts, className }: CopyReferenceProps) {
  const text = useRef<HTMLSpanElement>(null);
  const [outcome, copy] = useCopy(text);

  return (
    <span className={`relative inline-flex ${className}`}>
      <span className="numeric font-reference inline-flex min-h-11 items-center gap-word rounded-sm px-1 font-600 text-pine decoration-1 underline-offset-4 [html[data-scripts]_&]:underline [&:has(+:hover)]:bg-glacier print:min-h-0 print:p-0 print:no-underline!">
        <span ref={text}>{reference}</span>
        <span className={`${outcome === "done" ? "i-lucide-check" : "i-lucide-copy"} only-with-script print:hidden`} aria-hidden="true" />
      </span>
      <button
        type="button"
        aria-label={`${texts.action} ${reference}`}
        onClick={() => copy(reference)}
        className="only-with-script absolute inset-0 cursor-pointer rounded-sm print:hidden"
      />
      <span role="status" className="copy-message -mt-1">
        {outcome && texts[outcome]}
      </span>
    </span>
  );
}
