import { openSessionText } from "./session-memory.ts";

export type FormDraft = ReturnType<typeof openFormDraft>;

/** Unsent fields, stored per tab. */
export function openFormDraft<Field extends string>(name: string, fields: readonly Field[]) {
  const kept = openSessionText(name);

  function pickFields(entries: Iterable<readonly [string, unknown]>): Partial<Record<Field, string>> {
    const all = Object.fromEntries(entries);
    const filled = fields.flatMap((field) => (typeof all[field] === "string" && all[field] ? [[field, all[field]]] : []));
    return Object.fromEntries(filled) as Partial<Record<Field, string>>;
  }

  return {
    /** Empty without a draft. */
    read(): Partial<Record<Field, string>> {
      try {
        return pickFields(Object.entries(JSON.parse(kept.read()) as object));
      } catch {
        return {};
      }
    },
    keep(form: FormData): void {
      const draft = pickFields(form);
      kept.write(Object.keys(draft).length === 0 ? "" : JSON.stringify(draft));
    },
    forget: (): void => kept.write(""),
  };
}

export function fillEmptyFields(form: HTMLFormElement, draft: Readonly<Record<string, string | undefined>>): boolean {
  const filled = Object.entries(draft).filter(([name, value = ""]) => fillField(form.elements.namedItem(name), value));
  return filled.length > 0;
}

function fillField(field: RadioNodeList | Element | null, value: string): boolean {
  if (field instanceof RadioNodeList) {
    if (field.value) return false;
    field.value = value;
    for (const radio of field) if (radio instanceof HTMLInputElement && radio.checked) unfold(radio);
    return field.value === value;
  }
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isText || field.type === "hidden") return false;
  if (field instanceof HTMLInputElement && field.type === "checkbox") {
    if (field.checked) return false;
    field.checked = true;
    return true;
  }
  if (field.value !== "") return false;
  field.value = value;
  return true;
}

function unfold(field: Element): void {
  const folded = field.closest("details");
  if (folded) folded.open = true;
}
