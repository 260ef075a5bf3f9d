import { useState } from "react";

export function useFillTime(): () => number {
  const [startedAtMs] = useState(() => performance.now());
  return () => Math.round(performance.now() - startedAtMs);
}
