import { openSessionText } from "./session-memory.ts";

/** What the server knows one request by: its id, and the key of its own page. */
const OWN = ["id", "cle"] as const;
type Own = Record<(typeof OWN)[number], string>;

/** Unsent fields, stored per tab; and, once they may have been stored, what makes another try the same request. */
export interface FormDraft<Field extends string = string> {
  /** Empty without a draft. */
  read: () => Partial<Record<Field, string>>;
  keep: (form: FormData) => void;
  readOwn: () => Own | null;
  keepOwn: (own: Own) => void;
  forget: () => void;
}

export function openFormDraft<Field extends string>(name: string, fields: readonly Field[]): FormDraft<Field> {
  const kept = openSessionText(name);

  function pickFields(entries: Iterable<readonly [string, unknown]>): Partial<Record<Field, string>> {
    const all = Object.fromEntries(entries);
    const filled = fields.flatMap((field) => (typeof all[field] === "string" && all[field] ? [[field, all[field]]] : []));
    return Object.fromEntries(filled) as Partial<Record<Field, string>>;
  }

  function readAll(): [string, unknown][] {
    try {
      return Object.entries(JSON.parse(kept.read()) as object);
    } catch {
      return [];
    }
  }

  function readOwn(): Own | null {
    const { id, cle } = Object.fromEntries(readAll());
    return typeof id === "string" && typeof cle === "string" ? { id, cle } : null;
  }

  function write(draft: object): void {
    kept.write(Object.keys(draft).length === 0 ? "" : JSON.stringify(draft));
  }

  return {
    read: () => pickFields(readAll()),
    keep: (form) => write({ ...pickFields(form), ...readOwn() }),
    readOwn,
    keepOwn: ({ id, cle }) => write({ ...pickFields(readAll()), id, cle }),
    forget: () => kept.write(""),
  };
}

export function fillEmptyFields(form: HTMLFormElement, draft: Readonly<Record<string, string | undefined>>): boolean {
  const filled = Object.entries(draft).filter(([name, value = ""]) => fillField(form.elements.namedItem(name), value));
  return filled.length > 0;
}

function fillField(field: RadioNodeList | Element | null, value: string): boolean {
  if (field instanceof RadioNodeList) {
    if (field.value) return false;
    const radio = [...field].find((one): one is HTMLInputElement => one instanceof HTMLInputElement && one.value === value);
    if (!radio) return false;
    radio.checked = true;
    unfold(radio);
    return true;
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
