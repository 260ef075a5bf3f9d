import { type RefObject, useEffect, useState } from "react";
import { type FormDraft, fillEmptyFields } from "./form-draft.ts";

/**
 * Fills empty fields from the draft once the form is shown. `onFields` is told of the form then, and when it is emptied.
 * Returns whether something was filled in, and what forgets it.
 */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, draft: FormDraft, onFields?: (form: HTMLFormElement) => void) {
  const [hasDraft, setHasDraft] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is shown
  useEffect(() => {
    if (!form.current) return;
    const isFilled = fillEmptyFields(form.current, draft.read());
    setHasDraft(isFilled);
    onFields?.(form.current);
    // What was typed is in sight.
    const fold = isFilled && form.current.closest("details");
    if (fold) fold.open = true;
  }, []);

  function clear() {
    draft.forget();
    setHasDraft(false);
    if (!form.current) return;
    form.current.reset();
    form.current.querySelector<HTMLInputElement>("input:not([type=hidden])")?.focus();
    onFields?.(form.current);
  }

  return [hasDraft, clear] as const;
}
