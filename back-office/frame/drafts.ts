import { openSessionText } from "#app/forms/session-memory.ts";

/** What is typed in a form, kept in the tab's session storage until it is noted. */

/** The hidden field that names a form's draft. */
export const DRAFT_FIELD = "brouillon";

/** By field; of a tick box, whether it is ticked. */
type Draft = Record<string, string | boolean>;

const open = (name: string) => openSessionText(`suivi ${name}`);

export function readDraft(name: string): Draft {
  try {
    return JSON.parse(open(name).read()) as Draft;
  } catch {
    return {};
  }
}

export function writeDraft(name: string, draft: Draft): void {
  open(name).write(JSON.stringify(draft));
}

export function forgetDraft(name: unknown): void {
  if (typeof name === "string") open(name).write("");
}
