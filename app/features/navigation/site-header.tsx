import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import { formatPhone } from "#app/content/format.ts";
import { headerLinks, menuTexts, type NavigationLink } from "#app/content/navigation.ts";
import { organisation } from "#app/content/organisation.ts";
import { Link } from "#app/ui/link.tsx";
import { Logo } from "#app/ui/motifs/logo.tsx";
import { MobileMenuButton, markCurrent } from "./mobile-menu.tsx";
import { ON_PAPER, SheetHead } from "./sheet-head.tsx";
import "./navigation.css";

export function SiteHeader({ selection, callback }: { selection: ReactNode; callback: ReactNode }) {
  return (
    <header className="@container/navigation sticky top-0 z-20 border-b-1 bg-paper print:static print:border-0 print:bg-transparent">
      <div className="wrap hidden print:block">
        <SheetHead className={ON_PAPER} />
      </div>
      <div className="wrap flex min-h-17 flex-wrap items-center gap-1 @md:flex-nowrap @xl:min-h-20 @xl:gap-6 print:hidden">
        <BrandLink />
        <nav aria-label={menuTexts.main} className="mr-0 ml-auto hidden @md:block">
          <ul className="flex @xl:gap-1">
            {headerLinks.map((link) => (
              <li key={link.to}>{link.children ? <DropdownLink link={link}>{link.children}</DropdownLink> : <TopLink link={link} />}</li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-1 @md:ml-0 @md:gap-2">
          {selection}
          <a
            href={`tel:${organisation.phone}`}
            className="inline-grid size-11 place-items-center rounded-md border-1.5 border-edge text-pine hover:bg-glacier
              @md:hidden"
          >
            <span className="i-lucide-phone text-icon" aria-hidden="true" />
            <span className="visually-hidden">
              {menuTexts.call} {formatPhone(organisation.phone)}
            </span>
          </a>
          <MobileMenuButton />
          <div className="hidden whitespace-nowrap @md:block [&_button]:px-3 [&_button]:text-small @xl:[&_button]:px-4 @xl:[&_button]:text-item">
            {callback}
          </div>
        </div>
      </div>
    </header>
  );
}

export function BrandLink() {
  return (
    <Link
      to="/"
      className="navigation-brand inline-flex min-h-11 flex-none items-center gap-2 whitespace-nowrap text-current tracking-tight no-underline"
    >
      <Logo className="w-8" />
      {organisation.name}
    </Link>
  );
}

const TOP_LINK = "navigation-top inline-flex min-h-11 items-center text-ink font-500 no-underline hover:bg-mist";

function TopLink({ link }: { link: NavigationLink }) {
  return (
    <Link to={link.to} className={TOP_LINK} aria-current={markCurrent(link, useLocation().pathname)}>
      {link.label}
    </Link>
  );
}

/** Opens on hover, and by keyboard or touch through its button; by CSS alone without JavaScript. */
function DropdownLink({ link, children }: { link: NavigationLink; children: readonly NavigationLink[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const isHovered = useRef(false);
  const menuId = useId();

  function followMouse({ pointerType }: PointerEvent, isInside: boolean) {
    if (pointerType !== "mouse") return;
    isHovered.current = isInside;
    setIsOpen(isInside);
  }

  /** A mouse click leaves the hovered menu open; keyboard clicks have no `detail`. */
  function toggle({ detail }: MouseEvent) {
    setIsOpen(!isOpen || (isHovered.current && detail > 0));
  }

  function closeOnLeave(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
  }

  function closeOnEscape(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== "Escape" || !isOpen) return;
    setIsOpen(false);
    event.currentTarget.querySelector("button")?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover only duplicates the button
    <div
      className="navigation-dropdown relative flex rounded-sm hover:bg-mist"
      onPointerEnter={(event) => followMouse(event, true)}
      onPointerLeave={(event) => followMouse(event, false)}
      onBlur={closeOnLeave}
      onKeyDown={closeOnEscape}
    >
      <TopLink link={link} />
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={menuId}
        aria-label={`${menuTexts.open} ${link.label}`}
        onClick={toggle}
        className="-ml-1 grid min-h-11 w-6.5 @xl:-ml-2 @xl:w-8 cursor-pointer place-items-center rounded-sm"
      >
        <span className={`i-lucide-chevron-down transition-rotate duration-160 ${isOpen ? "turned" : ""}`} aria-hidden="true" />
      </button>
      <ul
        id={menuId}
        data-open={isOpen || undefined}
        className="absolute top-full left-0 w-96 rounded-lg border-1 bg-raised p-2 shadow-float"
      >
        {children.map(({ to, label, hint, profession }) => (
          <li key={to} className={profession && `tone-${profession}`}>
            <Link
              to={to}
              onClick={() => setIsOpen(false)}
              className="flex items-center gap-4 rounded-sm p-3 text-ink leading-heading no-underline hover:bg-tone-soft"
            >
              <span className="board board-mark" aria-hidden="true" />
              <span>
                <span className="block font-600 text-tone">{label}</span>
                {hint && <span className="block text-micro text-moss">{hint}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
