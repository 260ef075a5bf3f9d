import { useState } from "react";

/** Returns a function that reads the time since the form was shown, in ms. */
export function useFillTime(): () => number {
  const [shownAtMs] = useState(() => performance.now());
  return () => Math.round(performance.now() - shownAtMs);
}
