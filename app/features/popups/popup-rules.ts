/** What is going on in the page when a card would like to come. */
export interface PageMoment {
  /** The card was shown in this session. */
  hasBeenSeen: boolean;
  /** A dialog, a card or the menu of a phone. */
  isDialogOpen: boolean;
  /** The visitor stands in a field. */
  isInField: boolean;
  /** Something was typed since the site was opened. */
  hasTyped: boolean;
}

/** Whether a card may come now: once per session, never on top of something, never to somebody who is busy with a form. */
export function mayInvite({ hasBeenSeen, isDialogOpen, isInField, hasTyped }: PageMoment): boolean {
  return !hasBeenSeen && !isDialogOpen && !isInField && !hasTyped;
}

const NOT_TYPED = ["button", "checkbox", "hidden", "image", "radio", "range", "reset", "submit"];

/** Whether an element is one that people type or choose in: a text field or a list. The radios of a format selector are none. */
export function isTextEntry({ tagName, type = "" }: { tagName: string; type?: string }): boolean {
  if (tagName === "TEXTAREA" || tagName === "SELECT") return true;
  return tagName === "INPUT" && !NOT_TYPED.includes(type);
}
