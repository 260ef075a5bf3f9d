import { startTransition, useOptimistic } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Format } from "#app/content/vocabulary.ts";
import { carryStatus } from "#app/features/carry-status.ts";
import { afterPaint } from "#app/ui/after-paint.ts";

/**
 * The format that the address asks for (`?format=EPP`), so that a choice survives a reload and can be passed on.
 * A new choice shows at once; the address follows, without a step back in the history or a move of the page.
 */
export function useFormat(): [requested: string | null, chooseFormat: (format: Format) => void] {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const addressOf = useFormatAddress();
  const [requested, showFormat] = useOptimistic(new URLSearchParams(search).get("format"));

  function chooseFormat(format: Format) {
    startTransition(async () => {
      showFormat(format);
      await afterPaint();
      await navigate(addressOf(format) + hash, { replace: true, preventScrollReset: true });
    });
  }

  return [requested, chooseFormat];
}

/** The address of the present page with another format; how the visitor practises stays. */
export function useFormatAddress(): (format: Format) => string {
  const { pathname, search } = useLocation();
  return (format) => carryStatus(`${pathname}?format=${format}`, search);
}
