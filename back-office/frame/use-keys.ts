import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";

/**
 * Single-key shortcuts: a key clicks or focuses the element that carries it in `data-key` (`j`, `Escape`, `ArrowDown`…). Of several, the
 * one in an open dialog or menu wins. In a field a key writes; Escape leaves the field. Keys pressed while a page is on its way are meant
 * for that page, but confirm nothing there; once one of them has moved the focus into a field, the rest is typed there.
 */

const FIELDS = "input:not([type=hidden], [type=radio], [type=checkbox]), textarea, select";
const KEYS_OFF = "keys-off";

export function areKeysOn(): boolean {
  return sessionStorage.getItem(KEYS_OFF) === null;
}

export function switchKeys(isOn: boolean): void {
  if (isOn) sessionStorage.removeItem(KEYS_OFF);
  else sessionStorage.setItem(KEYS_OFF, "1");
}

/** A visit that a key began is noticed here before React says so; after this long it did not begin. */
const VISIT_BEGINS_MS = 1000;

/** Listens to the keys of the page, once for all screens. */
export function useKeys(): void {
  const { state } = useNavigation();
  const isOnTheWay = useRef(false);
  const waiting = useRef<string[]>([]);
  const latest = useRef(state);
  latest.current = state;

  useEffect(() => {
    const act = (work: () => Pressed): Pressed => {
      const pressed = work();
      if (pressed === "visit") {
        isOnTheWay.current = true;
        setTimeout(() => latest.current === "idle" && arrive(), VISIT_BEGINS_MS);
      }
      return pressed;
    };
    const arrive = () => {
      isOnTheWay.current = false;
      while (waiting.current.length > 0 && !isOnTheWay.current) act(() => play(waiting.current.shift() ?? ""));
    };
    const onKey = (event: KeyboardEvent) => {
      if (isHeld(event)) event.preventDefault();
      const key = isHeld(event) ? null : readKey(event);
      if (key === null) return;
      if (isOnTheWay.current || waiting.current.length > 0) {
        waiting.current.push(key);
        event.preventDefault();
      } else if (act(() => pressKey(key)) !== "nothing") event.preventDefault();
    };
    isOnTheWay.current = state !== "idle";
    // After the effects of the new page, which may move the focus.
    const timer = state === "idle" ? setTimeout(arrive) : undefined;
    document.addEventListener("keydown", onKey);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("keydown", onKey);
    };
  }, [state]);
}

/** What a key did: began a visit of another page, something else, or nothing. */
type Pressed = "visit" | "done" | "nothing";

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
    if (event.key === "Escape" && target instanceof HTMLElement && !document.querySelector("dialog[open]")) target.blur();
    return null;
  }
  // While the list of shortcuts is open, the page behind it ignores keys.
  if (event.key !== "?" && document.querySelector(":popover-open")) return null;
  if (!areKeysOn()) return null;
  // Enter and space keep their meaning on a focused button or link.
  if ((event.key === "Enter" || event.key === " ") && target.matches("button, summary, a:not([data-line])")) return null;
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

function play(key: string): Pressed {
  if (!document.activeElement?.matches(FIELDS)) return document.querySelector("[role=alertdialog]") ? "nothing" : pressKey(key);
  // Reaches the field as if it were typed, which React hears.
  if (key.length === 1) document.execCommand("insertText", false, key);
  return "done";
}

function pressKey(key: string): Pressed {
  const menu = key === "Escape" ? [...document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]")].at(-1) : undefined;
  if (menu) {
    menu.open = false;
    menu.querySelector("summary")?.focus();
    return "done";
  }
  if (key === "ArrowDown" || key === "ArrowUp") return moveLine(key === "ArrowDown" ? 1 : -1);
  const element = findByKey(key);
  if (!element) return "nothing";
  if (element.matches(FIELDS)) {
    element.focus();
    if (element instanceof HTMLInputElement) element.select();
    else if (element instanceof HTMLTextAreaElement) element.setSelectionRange(element.value.length, element.value.length);
    return "done";
  }
  element.click();
  if (element.matches("summary")) element.parentElement?.querySelector<HTMLElement>("button, input")?.focus();
  return beginsVisit(element) ? "visit" : "done";
}

function beginsVisit(element: HTMLElement): boolean {
  if (element instanceof HTMLButtonElement) return element.type === "submit" && element.form?.checkValidity() === true;
  return element instanceof HTMLAnchorElement && element.origin === location.origin;
}

function findByKey(key: string): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)].filter(
    (element) => element.checkVisibility() && !element.matches(":disabled"),
  );
  return all.find((one) => one.closest("dialog[open], [role=alertdialog]")) ?? all.find((one) => one.closest("details[open]")) ?? all[0];
}

/** Up and down go through the lines (`data-line`, a link) of a list; in a panel or a dialog they scroll. */
function moveLine(step: number): Pressed {
  if (document.activeElement?.closest("aside, dialog, [data-scrolls]")) return "nothing";
  const lines = [...document.querySelectorAll<HTMLElement>("[data-line]")].filter((line) => line.checkVisibility());
  const current = lines.findIndex((line) => line === document.activeElement || line.matches("[aria-current]"));
  const next = lines[Math.min(lines.length - 1, Math.max(0, current + step))];
  if (!next) return "nothing";
  next.focus();
  next.click();
  return next.matches("[aria-current]") ? "done" : "visit";
}
