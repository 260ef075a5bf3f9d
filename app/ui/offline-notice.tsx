import { useEffect, useState } from "react";

/** Dispatched on the window when a page was requested offline. */
export const OFFLINE_EVENT = "page-offline";

/** Disappears when back online. */
export function OfflineNotice({ text }: { text: string }) {
  const [isOffline, setIsOffline] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener(OFFLINE_EVENT, () => setIsOffline(true), { signal: listening.signal });
    window.addEventListener("online", () => setIsOffline(false), { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return (
    <p
      role="status"
      className={isOffline ? "fixed inset-x-0 bottom-0 z-50 bg-ink px-gutter py-3 text-center text-white print:hidden" : "visually-hidden"}
    >
      {isOffline && text}
    </p>
  );
}
