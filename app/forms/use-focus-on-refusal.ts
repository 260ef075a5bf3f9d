import { type RefObject, useEffect } from "react";

/** After each refused submission the first wrong field has the focus; `refusal` changes with each, and is 0 or undefined before. */
export function useFocusOnRefusal(form: RefObject<HTMLFormElement | null>, refusal: unknown): void {
  useEffect(() => {
    if (!refusal || !form.current) return;
    const wrong = [...form.current.elements].find((field) =>
      field.matches("input[aria-invalid], select[aria-invalid], textarea[aria-invalid], [aria-invalid] input"),
    );
    if (wrong instanceof HTMLElement) wrong.focus();
  }, [form, refusal]);
}
