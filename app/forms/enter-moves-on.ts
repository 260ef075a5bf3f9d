import type { KeyboardEvent } from "react";

/**
 * The Enter key of a keyboard, or the one that a phone shows in its place: to the next required field that is empty, then
 * back to a required box that is unticked; only then does it send.
 */
export function moveOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form } = event;
  if (event.key !== "Enter" || event.nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  const required = [...form.elements].filter(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && field.closest("[aria-required]") !== null && isEmpty(field),
  );
  const fields = required.filter(({ type }) => type !== "checkbox");
  const boxes = required.filter(({ type }) => type === "checkbox");
  const isPassed = (field: HTMLInputElement) => Boolean(target.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_PRECEDING);
  const next = fields.find((field) => !isPassed(field)) ?? boxes[0];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function isEmpty({ type, name, value, checked, form }: HTMLInputElement): boolean {
  if (type === "checkbox") return !checked;
  if (type !== "radio") return value.trim() === "";
  return !form?.querySelector(`[name="${name}"]:checked`);
}
