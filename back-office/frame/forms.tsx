import { data } from "react-router";

export type FormFields = Readonly<Record<string, string>>;

export function HiddenFields({ fields }: { fields: FormFields }) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** Of fields that share a name, the last wins. */
export async function readFields(request: Request): Promise<FormFields> {
  return Object.fromEntries(new URLSearchParams(await request.text()));
}

/** With its question mark, without empty parameters. */
export function writeQuery(parameters: Readonly<Record<string, string | null | undefined>>): string {
  return `?${new URLSearchParams(Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : [])))}`;
}

/** Erased or purged. */
export const GONE = {
  title: "Cette personne n’est plus dans la base.",
  words: "Elle a été effacée, ou ses envois ont atteint la fin de leur durée.",
} as const;

export function answerGone(): never {
  throw data(GONE, { status: 404 });
}
