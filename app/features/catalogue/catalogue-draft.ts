import { trackerNames } from "#app/content/legal/tracker-names.ts";
import { openSessionText } from "#app/features/session-memory.ts";

/** What was typed in the catalogue form and not sent yet. */

const FIELDS = ["prenom", "nom", "email", "telephone", "consent_phone", "consent_email"] as const;

type CatalogueDraft = Partial<Record<(typeof FIELDS)[number], string>>;

const kept = openSessionText(trackerNames.catalogueDraft);

/** The draft of this tab; empty when nothing was typed. */
export function readDraft(): CatalogueDraft {
  try {
    return pickFields(Object.entries(JSON.parse(kept.read()) as object));
  } catch {
    return {};
  }
}

/** Keeps what a form holds; nothing is kept of an emptied one. */
export function keepDraft(form: FormData): void {
  const draft = pickFields([...form]);
  kept.write(Object.keys(draft).length === 0 ? "" : JSON.stringify(draft));
}

export const forgetDraft = (): void => kept.write("");

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
