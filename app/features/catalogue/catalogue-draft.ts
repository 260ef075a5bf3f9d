import { trackerNames } from "#app/content/legal/tracker-names.ts";

/** What was typed in the catalogue form and not sent yet: in the tab's session storage, doubled in memory for browsers that refuse it. */

const KEY = trackerNames.catalogueDraft;
const FIELDS = ["prenom", "nom", "email", "telephone", "consent_phone", "consent_email"] as const;

export type CatalogueDraft = Partial<Record<(typeof FIELDS)[number], string>>;

let remembered: CatalogueDraft = {};

/** The draft of this tab; empty when nothing was typed. */
export function readDraft(): CatalogueDraft {
  try {
    remembered = pickFields(Object.entries(JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as object));
  } catch {
    // Memory alone, then.
  }
  return remembered;
}

/** Keeps what a form holds; nothing is kept of an emptied one. */
export function keepDraft(form: FormData): void {
  const draft = pickFields([...form]);
  if (Object.keys(draft).length === 0) {
    forgetDraft();
    return;
  }
  remembered = draft;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Memory alone, then: the draft goes with the next full load.
  }
}

export function forgetDraft(): void {
  remembered = {};
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept there.
  }
}

/** Puts a draft into the fields of a form in which nothing stands yet. */
export function fillEmptyFields(form: HTMLFormElement, draft: CatalogueDraft): void {
  for (const [name, value] of Object.entries(draft)) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) continue;
    if (field.type === "checkbox") field.checked = true;
    else field.value ||= value;
  }
}

/** The fields that hold something, except the honeypot. */
function pickFields(entries: readonly (readonly [string, unknown])[]): CatalogueDraft {
  const fields = Object.fromEntries(entries);
  return Object.fromEntries(FIELDS.flatMap((name) => (typeof fields[name] === "string" && fields[name] ? [[name, fields[name]]] : [])));
}
