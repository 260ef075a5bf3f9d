import { startTransition, useOptimistic } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Format } from "#app/content/vocabulary.ts";
import { carryStatus } from "#app/features/carry-status.ts";
import { afterPaint } from "#app/ui/after-paint.ts";

/** The address's `?format=EPP`. */
export function useRequestedFormat(): string | null {
  return new URLSearchParams(useLocation().search).get("format");
}

/** A new choice shows at once; after that paint the address follows, without a history entry or scrolling. */
export function useFormat(): [requested: string | null, chooseFormat: (format: Format) => void] {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const addressOf = useFormatAddress();
  const [requested, showFormat] = useOptimistic(useRequestedFormat());

  function chooseFormat(format: Format) {
    startTransition(async () => {
      showFormat(format);
      await afterPaint();
      await navigate(addressOf(format) + hash, { replace: true, preventScrollReset: true });
    });
  }

  return [requested, chooseFormat];
}

/** Carries the visitor's status. */
function useFormatAddress(): (format: Format) => string {
  const { pathname, search } = useLocation();
  return (format) => carryStatus(`${pathname}?format=${format}`, search);
}
