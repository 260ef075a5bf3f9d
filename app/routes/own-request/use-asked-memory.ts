import { useEffect } from "react";
import { useParams } from "react-router";
import { askedRequest } from "#app/features/callback/asked-request.ts";
import { askedQuotation } from "#app/features/quotation/asked-quotation.ts";
import type { Screen } from "./route.tsx";

const MEMORIES = [askedRequest, askedQuotation];

/** What this tab says above its forms follows what its request has become. */
export function useAskedMemory(shown: Screen): void {
  const { cle = "" } = useParams();
  useEffect(() => {
    if (shown.kind === "held") {
      const { state, jour, creneau, reference } = shown.request;
      const isAwaited = state === "open" || state === "begun";
      if (!isAwaited) askedRequest.forget(cle);
      else if (askedRequest.read()?.cle === cle) askedRequest.keep({ jour, creneau, reference, cle });
    }
    if (shown.kind === "quotation" && shown.request.state === "cancelled") askedQuotation.forget(cle);
    if (shown.kind === "unknown") for (const memory of MEMORIES) memory.forget(cle);
    // The address of what is erased holds no key: this tab has just erased its own.
    if (shown.kind === "erased") for (const memory of MEMORIES) memory.forget();
  }, [shown, cle]);
}
