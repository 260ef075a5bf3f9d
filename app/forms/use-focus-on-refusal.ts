import { type RefObject, useEffect } from "react";

/** After each refused submission (`attempt` counts them), the first wrong field has the focus. */
export function useFocusOnRefusal(form: RefObject<HTMLFormElement | null>, attempt: number): void {
  useEffect(() => {
    if (attempt === 0 || !form.current) return;
    const wrong = [...form.current.elements].find((field) =>
      field.matches("input[aria-invalid], textarea[aria-invalid], [aria-invalid] input"),
    );
    if (wrong instanceof HTMLElement) wrong.focus();
  }, [form, attempt]);
}
