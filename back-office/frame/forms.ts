import { data } from "react-router";

export type FormFields = Readonly<Record<string, string>>;

/** The fields of a form that was sent; of those with one name the last. */
export async function readFields(request: Request): Promise<FormFields> {
  return Object.fromEntries(new URLSearchParams(await request.text()));
}

/** The query of an address, with a question mark; parameters that are empty are left out. */
export function writeQuery(parameters: Readonly<Record<string, string | null | undefined>>): string {
  return `?${new URLSearchParams(Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : [])))}`;
}

/** What is gone: erased or purged. */
export function answerGone(): never {
  throw data("Cette personne n’est plus dans la base.", { status: 404 });
}
