import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { afterPaint } from "./after-paint.ts";

/**
 * What a full load does for those who hear or walk a page, done for one that scripts bring: focus goes to its h1, and its title is
 * announced. Returns the announcement, for one live region in the root. A link to a part of a page is left to the browser.
 */
export function useRouteFocus(): string {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    let isLeft = false;
    // A menu or a dialog that leaves with the page before gives focus back first.
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
