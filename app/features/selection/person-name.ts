import type { Employer, Profession, Status } from "#app/content/vocabulary.ts";

/** Key of what is said to one kind of person. */
export function namePerson(profession: Profession, status: Status, employer: Employer | null): string {
  return [profession, status, status === "salarie" ? employer : null].filter(Boolean).join(".");
}
