import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { organisation } from "#app/content/organisation.ts";

export function Screen({ title, children }: { title: string; children: ReactNode }) {
  const main = useFocusOnArrival();
  return (
    <>
      <title>{`${title} · ${organisation.name}`}</title>
      <main ref={main} id="contenu" className="flex flex-1 flex-col">
        {children}
      </main>
    </>
  );
}

/** Focuses the title of a new screen, unless something else took the focus. */
function useFocusOnArrival() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (state !== "idle" || shown.current === pathname) return;
    shown.current = pathname;
    const title = main.current?.querySelector<HTMLElement>("h1");
    if (!title || main.current?.contains(document.activeElement)) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }, [pathname, state]);

  return main;
}
