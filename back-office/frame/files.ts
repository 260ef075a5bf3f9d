import { stringify } from "csv-stringify/sync";
import type { Person } from "#workers/people/identity/person.ts";
import { formatTypedPhone } from "#workers/people/identity/phone.ts";
import { formatProfession } from "#workers/people/words/record-words.ts";

/** CSV for spreadsheets: UTF-8 BOM, semicolons, formulas defused. */
export function answerCsv<Row>(
  name: string,
  rows: readonly Row[],
  columns: Readonly<Record<string, (row: Row) => string | number>>,
): Response {
  const cells = rows.map((row) => Object.values(columns).map((read) => read(row)));
  const csv = stringify([Object.keys(columns), ...cells], {
    bom: true,
    delimiter: ";",
    record_delimiter: "windows",
    escape_formulas: true,
  });
  return answerFile(csv, name, "text/csv; charset=utf-8");
}

/** A download, never displayed: it may contain anything a stranger typed. */
export function answerFile(content: string, name: string, type: string): Response {
  return new Response(content, { headers: { "Content-Type": type, "Content-Disposition": `attachment; filename="${name}"` } });
}

export const CONTACT_COLUMNS = {
  prénom: ({ person }: { person: Person }) => person.prenom,
  nom: ({ person }: { person: Person }) => person.nom,
  téléphone: ({ person }: { person: Person }) => formatTypedPhone(person.telephone),
  "e-mail": ({ person }: { person: Person }) => person.email ?? "",
  profession: ({ person }: { person: Person }) => formatProfession(person.profession),
};
