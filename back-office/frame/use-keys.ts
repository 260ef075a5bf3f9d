import { useContext, useEffect, useRef } from "react";
import { UNSAFE_DataRouterContext, useLocation } from "react-router";

/**
 * Single-key shortcuts: a key clicks or focuses the element that carries it in `data-key` (`j`, `Escape`, `ArrowDown`…). Of several, the
 * one in an open question or menu wins. In a field a key writes; Escape leaves the field. Keys pressed while a page is on its way are meant
 * for that page, but confirm nothing there; once one of them has moved the focus into a field, the rest is typed there.
 */

const FIELDS = "input:not([type=hidden], [type=radio], [type=checkbox]), textarea, select";
const KEYS_OFF = "keys-off";
const ENDS_WRITING = /^(Escape|Enter|Tab|Arrow.+)$/;

export function areKeysOn(): boolean {
  return sessionStorage.getItem(KEYS_OFF) === null;
}

export function switchKeys(isOn: boolean): void {
  if (isOn) sessionStorage.removeItem(KEYS_OFF);
  else sessionStorage.setItem(KEYS_OFF, "1");
}

/** Listens to the keys of the page, once for all screens. */
export function useKeys(): void {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { key: shown } = useLocation();
  const waiting = useRef<string[]>([]);
  /** The field in which somebody is writing, until a key or the mouse says otherwise. */
  const written = useRef<Element>(null);

  useEffect(() => {
    // Asked of the router, which knows at once: a slow machine may render a visit a second after it began.
    const isOnTheWay = () => router?.state.navigation.state !== "idle" || router.state.location.key !== shown;
    const arrive = () => {
      while (waiting.current.length > 0 && !isOnTheWay()) play(waiting.current.shift() ?? "");
    };
    const onKey = (event: KeyboardEvent) => {
      const isWriting = event.key.length === 1 && event.target instanceof Element && event.target.matches(FIELDS);
      if (isWriting) written.current = event.target as Element;
      else if (ENDS_WRITING.test(event.key)) written.current = null;
      // An answer took the field away: the letters that go on are not meant for who is shown now.
      const isAstray = !isWriting && event.key.length === 1 && written.current?.isConnected === false;
      if (isHeld(event) || isAstray) return event.preventDefault();
      const key = readKey(event);
      if (key === null) return;
      if (isOnTheWay() || waiting.current.length > 0) {
        waiting.current.push(key);
        event.preventDefault();
      } else if (pressKey(key)) event.preventDefault();
    };
    const onPointer = () => {
      written.current = null;
    };
    // After the effects of the new page, which may move the focus.
    const timer = setTimeout(arrive);
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPointer);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPointer);
    };
  }, [router, shown]);
}

/**
 * A letter or Enter that is held down acts once, on a focused button too. In a field it writes on; arrows and space go on through the page.
 */
function isHeld({ repeat, key, target }: KeyboardEvent): boolean {
  return repeat && /^(\S|Enter|Escape)$/u.test(key) && target instanceof Element && !target.matches(FIELDS);
}

/** The key of an event that is a shortcut; null for what the focused element makes of it. */
function readKey(event: KeyboardEvent): string | null {
  const { target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || !(target instanceof Element))
    return null;
  if (target.matches(FIELDS)) {
    if (event.key === "Escape" && target instanceof HTMLElement && reach() === document) target.blur();
    return null;
  }
  // While the list of shortcuts is open, the page behind it ignores keys.
  if (event.key !== "?" && document.querySelector(":popover-open")) return null;
  if (!areKeysOn()) return null;
  // Enter and space keep their meaning on a focused button or link.
  if ((event.key === "Enter" || event.key === " ") && target.matches("button, summary, a:not([data-line])")) return null;
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

/** Where keys act: an open dialog, with nothing behind it; else the page. */
function reach(): Document | HTMLElement {
  return document.querySelector<HTMLElement>("dialog[open]") ?? document;
}

/** Presses a key that waited for its page. */
function play(key: string): void {
  if (document.activeElement?.matches(FIELDS)) {
    // Reaches the field as if it were typed, which React hears.
    if (key.length === 1) document.execCommand("insertText", false, key);
  } else if (!document.querySelector("[role=alertdialog]")) pressKey(key);
}

/** Returns whether the key does something here. */
function pressKey(key: string): boolean {
  const menu = key === "Escape" ? [...reach().querySelectorAll<HTMLDetailsElement>("details[data-menu][open]")].at(-1) : undefined;
  if (menu) {
    menu.open = false;
    menu.querySelector("summary")?.focus();
    return true;
  }
  if (key === "ArrowDown" || key === "ArrowUp") return moveLine(key === "ArrowDown" ? 1 : -1);
  const element = findByKey(key);
  if (!element) return false;
  if (element.matches(FIELDS)) {
    element.focus();
    if (element instanceof HTMLInputElement) element.select();
    else if (element instanceof HTMLTextAreaElement) element.setSelectionRange(element.value.length, element.value.length);
    return true;
  }
  element.click();
  if (element.matches("summary")) element.parentElement?.querySelector<HTMLElement>("button, input")?.focus();
  return true;
}

function findByKey(key: string): HTMLElement | undefined {
  const all = [...reach().querySelectorAll<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)].filter(
    (element) => element.checkVisibility() && !element.matches(":disabled"),
  );
  return all.find((one) => one.closest("[role=alertdialog]")) ?? all.find((one) => one.closest("details[open]")) ?? all[0];
}

/** Up and down go through the lines (`data-line`, a link) of a list; in a panel or a dialog they scroll. */
function moveLine(step: number): boolean {
  if (document.activeElement?.closest("aside, [data-scrolls]")) return false;
  const lines = [...reach().querySelectorAll<HTMLElement>("[data-line]")].filter((line) => line.checkVisibility());
  const current = lines.findIndex((line) => line === document.activeElement || line.matches("[aria-current]"));
  const next = lines[Math.min(lines.length - 1, Math.max(0, current + step))];
  if (!next) return false;
  next.focus();
  next.click();
  return true;
}
