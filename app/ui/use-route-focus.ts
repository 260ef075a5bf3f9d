import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { afterPaint } from "./after-paint.ts";

/** Imitates a full load: focuses the h1 and returns the title for a live region. Browsers handle fragment links. */
export function useRouteFocus(): string {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    let isLeft = false;
    // A closing menu or dialog returns its focus first.
    void afterPaint()
      .then(afterPaint)
      .then(() => {
        if (isLeft || document.querySelector("dialog:modal")) return;
        setAnnouncement(document.title);
        if (!hash) focusTitle();
      });
    return () => {
      isLeft = true;
    };
  }, [pathname, hash]);

  return announcement;
}

function focusTitle(): void {
  const title = document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
