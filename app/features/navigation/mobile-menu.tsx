import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { headerLinks, menuTexts, type NavigationLink } from "#app/content/navigation.ts";
import { IconButton } from "#app/ui/button.tsx";
import { isOpenedByLink, Link } from "#app/ui/link.tsx";

const MENU_ID = "menu-mobile";
export const PAGES_ID = "pages";

const MENU_BUTTON = "icon-button min-w-16 media-small:min-w-13 font-600 text-item media-small:text-small no-underline @md:hidden";

/** Lists and programmes belong to « Formations ». */
export function markCurrent({ to, children }: NavigationLink, pathname: string): "page" | true | undefined {
  if (pathname === to) return "page";
  return (children && pathname.startsWith(to)) || undefined;
}

/** Opens before hydration (document-script.tsx). Without JavaScript, leads to the footer's links. */
export function MobileMenuButton() {
  return (
    <>
      <button
        type="button"
        className={`only-with-script ${MENU_BUTTON}`}
        aria-label={menuTexts.openMenu}
        aria-haspopup="dialog"
        data-opens={MENU_ID}
      >
        {menuTexts.menu}
      </button>
      <a href={`#${PAGES_ID}`} className={`only-without-script ${MENU_BUTTON}`}>
        {menuTexts.menu}
      </a>
    </>
  );
}

/** Closes on navigation, back and forward included, but not when a page rewrites its own address. */
export function MobileMenu({ selection, callback }: { selection: ReactNode; callback: ReactNode }) {
  const drawer = useRef<HTMLDialogElement>(null);
  const location = useLocation();
  const { pathname } = location;
  const navigationType = useNavigationType();
  // A drawer opened before hydration stays open.
  const shown = useRef(location);

  useEffect(() => {
    const left = shown.current;
    shown.current = location;
    if (left === location) return;
    const isRewritten = navigationType === "REPLACE" && left.pathname === location.pathname && !isOpenedByLink(location);
    if (!isRewritten) drawer.current?.close();
  }, [location, navigationType]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click only closes from the backdrop; Escape serves the keyboard
    <dialog
      ref={drawer}
      id={MENU_ID}
      aria-label={menuTexts.menu}
      onClick={(event) => event.target === drawer.current && drawer.current?.close()}
      className="navigation-drawer movement-float fixed max-h-dialog overflow-y-auto rounded-t-lg bg-raised px-5 pt-3 pb-5 backdrop:bg-ink/62"
    >
      <form method="dialog" className="flex items-center justify-between pb-1">
        <span className="font-600">{menuTexts.menu}</span>
        <IconButton type="submit" label={menuTexts.closeMenu} icon="i-lucide-x" className="frameless -mr-3" />
      </form>
      <nav aria-label={menuTexts.menu}>
        <Pages pathname={pathname} />
      </nav>
      {selection}
      {/* Closes for the modal that the button inside opens. */}
      <div className="mt-5" onClickCapture={() => drawer.current?.close()}>
        {callback}
      </div>
    </dialog>
  );
}

function Pages({ pathname }: { pathname: string }) {
  return (
    <ul>
      {headerLinks.map((link) => (
        <li key={link.to}>
          <Link
            to={link.to}
            aria-current={markCurrent(link, pathname)}
            className="navigation-page flex min-h-13 items-center font-600 text-item text-ink no-underline"
          >
            {link.label}
          </Link>
          {link.children && (
            <ul>
              {link.children.map((child) => (
                <li key={child.to} className={child.profession && `tone-${child.profession}`}>
                  <Link to={child.to} className="flex min-h-12 items-center gap-3 border-b-1 pl-1 text-item text-ink no-underline">
                    <span className="board board-mark" aria-hidden="true" />
                    {child.label}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
