import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigation, useRouteLoaderData } from "react-router";
import { organisation } from "#app/content/organisation.ts";
import type { Frame } from "../place.tsx";
import { Kbd, KeySwitch, Keys, type KeyWords } from "./keys.tsx";

/**
 * The part of the page that a screen provides, in the frame that place.tsx puts around it.
 *
 * How a screen is added:
 * 1. Its folder has a `route.tsx` and a line in routes.ts, inside the layout of failure-boundary.tsx; its path and its name stand in
 *    people/screen-words.ts.
 * 2. `loader` and `action` take what they need from `context.get(visitContext)` (scripts/operator/back-office/office.ts): `stores`,
 *    `readPeople()`, `now`, `author`, `place`. They return what the screen shows and no more, never a whole person: loader data stands in
 *    the page. They do not catch what the stores throw: failure-boundary.tsx says it, and keeps the change.
 * 3. The component returns one `<Screen>`. It works without a script: links, `<Form method="post">`, an answer by redirect, whose page
 *    finds in `useMessage()` what the action left in `memory.message`.
 *    Addresses are relative, so that they stay in the place: `../etat`, `?ligne=…`, and of a redirect `.?ligne=…`.
 * 4. A key is an attribute: `data-key="j"` on a button, link, field or summary clicks or focuses it (use-keys.ts); say it in keys.tsx.
 */
interface ScreenProps {
  /** Of the window. */
  title: string;
  /** The footer: what the keys do here. */
  keys: KeyWords;
  /** At the end of the footer: what was just done. Read aloud when it changes. */
  end?: ReactNode;
  children: ReactNode;
}

/** What became of the action that led here; empty when that goes without saying. */
export function useMessage(): string {
  return useRouteLoaderData<Frame>("place")?.message ?? "";
}

export function Screen({ title, keys, end, children }: ScreenProps) {
  const frame = useRouteLoaderData<Frame>("place");
  const main = useFocusOnArrival();
  return (
    <>
      <title>{[title, frame?.place.label, organisation.name].filter(Boolean).join(" · ")}</title>
      <main ref={main} id="contenu" className="flex flex-1 flex-col">
        {children}
      </main>
      <footer className={FOOT}>
        {Object.entries(keys).map(([words, names]) => (
          <span key={words} className="only-with-script inline-flex items-center gap-1.5">
            <Keys names={names} />
            {words}
          </span>
        ))}
        <button type="button" popoverTarget="touches" data-key="?" className="only-with-script min-h-6 cursor-pointer hover:underline">
          <Kbd>?</Kbd> toutes les touches
        </button>
        <KeySwitch />
        <span role="status" className="ml-auto text-ink">
          {end}
        </span>
      </footer>
    </>
  );
}

const FOOT = [
  "bottom-0 z-4 flex flex-wrap items-center gap-x-5.5 gap-y-1.5 screen-sides border-t-1 bg-mist py-2.5",
  "text-ink-2 text-small sm:sticky print:hidden",
].join(" ");

/** On another screen than before the focus begins at its title, unless something asked for it. */
function useFocusOnArrival() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (state !== "idle" || shown.current === pathname) return;
    shown.current = pathname;
    if (main.current?.contains(document.activeElement)) return;
    const title = main.current?.querySelector<HTMLElement>("h1");
    if (!title) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }, [pathname, state]);

  return main;
}
