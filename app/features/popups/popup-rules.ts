interface PageMoment {
  isSpent: boolean;
  /** A dialog, card or phone menu. */
  isDialogOpen: boolean;
  isInField: boolean;
  /** A toast is visible, or a success was shown recently. */
  isMessageFresh: boolean;
  hasUnsentText: boolean;
}

/** Once per occasion, never over something else, never during typing. */
export function mayInvite({ isSpent, isDialogOpen, isInField, isMessageFresh, hasUnsentText }: PageMoment): boolean {
  return !isSpent && !isDialogOpen && !isInField && !isMessageFresh && !hasUnsentText;
}

const NOT_TYPED = ["button", "checkbox", "hidden", "image", "radio", "range", "reset", "submit"];

export function isTextEntry({ tagName, type = "" }: { tagName: string; type?: string }): boolean {
  if (tagName === "TEXTAREA" || tagName === "SELECT") return true;
  return tagName === "INPUT" && !NOT_TYPED.includes(type);
}
