import { useRef } from "react";
import { useCopy } from "#app/ui/use-copy.ts";
import type { Route } from "./+types/route";

interface CopyReferenceProps {
  reference: string;
  texts: Route.ComponentProps["loaderData"]["texts"]["copy"];
  className: string;
}

/** Where copying is blocked, selects the reference. */
export function CopyReference({ reference, texts, className }: CopyReferenceProps) {
  const text = useRef<HTMLSpanElement>(null);
  const [outcome, copy] = useCopy(text);

  return (
    <span className={`relative inline-flex ${className}`}>
      <span className="programme-reference numeric font-reference inline-flex items-center gap-word rounded-sm font-600 text-pine">
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
