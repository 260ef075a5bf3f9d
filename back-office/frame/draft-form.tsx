import { useEffect, useRef } from "react";
import { Form, type FormProps } from "react-router";
import { useFocusOnRefusal } from "#app/forms/use-focus-on-refusal.ts";
import { DRAFT_FIELD, forgetDraft, readDraft, writeDraft } from "./drafts.ts";

interface DraftFormProps extends FormProps {
  /** Forms of one name share their draft. */
  name: string;
  /** Leaving the form gives it up: a dialog. */
  isLeftForGood?: boolean;
  /** What was answered to a sending: after each that names a wrong field, that field has the focus. */
  answer?: unknown;
}

/** Gives back what was typed after a reload, another screen or an expired session, until it is noted (`keepFormOnFault`). */
export function DraftForm({ name, isLeftForGood = false, answer, children, ...rest }: DraftFormProps) {
  const form = useRef<HTMLFormElement>(null);

  useFocusOnRefusal(form, answer);
  useEffect(() => {
    for (const field of listFields(form.current)) restore(field, readDraft(name)[field.name]);
    return () => {
      if (isLeftForGood) forgetDraft(name);
    };
  }, [name, isLeftForGood]);

  return (
    <Form
      {...rest}
      ref={form}
      onInput={({ target }) => {
        const own = listFields(form.current).filter((field) => field === target || field.dataset.kept !== undefined);
        writeDraft(name, { ...readDraft(name), ...Object.fromEntries(own.map((field) => [field.name, readField(field)])) });
      }}
      onReset={() => forgetDraft(name)}
    >
      <input type="hidden" name={DRAFT_FIELD} value={name} />
      {children}
    </Form>
  );
}

/** Those that are typed in, text areas and menus too, and hidden ones with `data-kept`. */
function listFields(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.querySelectorAll<HTMLInputElement>("textarea, select, input:not([type=hidden]), input[data-kept]") ?? [])];
}

function readField(field: HTMLInputElement): string | boolean {
  return field.type === "checkbox" ? field.checked : field.value;
}

function restore(field: HTMLInputElement, kept: string | boolean | undefined): void {
  if (kept === undefined) return;
  if (typeof kept === "boolean" || field.type === "radio") field.checked = kept === true || kept === field.value;
  else field.value = kept;
  const folded = kept ? field.closest("details") : null;
  if (folded) folded.open = true;
}
