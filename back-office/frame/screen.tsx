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

/** Focuses a new screen's title, unless something else took the focus. */
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

export function PageHead({ title, words, children }: { title: string; words?: ReactNode; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-5 gap-y-2 screen-sides pt-6 pb-4">
      <h1 className="text-[1.875rem] leading-display">{title}</h1>
      {words && <p className="text-moss">{words}</p>}
      {children && (
        <div className="ml-auto flex flex-wrap items-center gap-4 text-moss text-small max-sm:ml-0 print:hidden">{children}</div>
      )}
    </div>
  );
}

export function SectionHead({ title, by }: { title: string; by?: string }) {
  return (
    <h2 className="mb-2.5 flex flex-wrap items-baseline gap-x-2.5 border-b-1.5 border-ink pb-1.75 text-item-l leading-heading">
      {title}
      {by && <small className="font-400 font-prose text-moss text-small tracking-normal">{by}</small>}
    </h2>
  );
}
