/** The state of the page when a card is due. */
interface PageMoment {
  /** The card was shown in this session on the same occasion, or what it invites to is done. */
  isSpent: boolean;
  /** A dialog, a card or the menu of a phone. */
  isDialogOpen: boolean;
  /** The visitor stands in a field. */
  isInField: boolean;
  /** A message stands on the page, or one of success did a moment ago. */
  isMessageFresh: boolean;
  /** A form of the page holds text that was not sent. */
  hasUnsentText: boolean;
}

/** Whether a card may open now: once per occasion, never over something else, never while a form is being filled in. */
export function mayInvite({ isSpent, isDialogOpen, isInField, isMessageFresh, hasUnsentText }: PageMoment): boolean {
  return !isSpent && !isDialogOpen && !isInField && !isMessageFresh && !hasUnsentText;
}

const NOT_TYPED = ["button", "checkbox", "hidden", "image", "radio", "range", "reset", "submit"];

/** Whether an element is one that people type or choose in: a text field or a list. The radios of a format selector are none. */
export function isTextEntry({ tagName, type = "" }: { tagName: string; type?: string }): boolean {
  if (tagName === "TEXTAREA" || tagName === "SELECT") return true;
  return tagName === "INPUT" && !NOT_TYPED.includes(type);
}
