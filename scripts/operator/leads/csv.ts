const BYTE_ORDER_MARK = "\uFEFF";
const LINE_END = "\r\n";

/** A cell: text as a person typed it, or text that this program made and that is known to be harmless. */
export type Cell = string | { safe: string };

/** CSV for a French spreadsheet: UTF-8 with its mark, `;`, CRLF. What a person typed never becomes a formula. */
export function writeCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [header, ...rows].map((cells) => cells.map(writeCell).join(";"));
  return BYTE_ORDER_MARK + lines.join(LINE_END) + LINE_END;
}

function writeCell(cell: Cell): string {
  const text = typeof cell === "string" ? disarm(cell) : cell.safe;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A cell that begins like a formula is one to a spreadsheet; behind an apostrophe it stays text. */
function disarm(text: string): string {
  return /^[\s\uFEFF]*[=+\-@＝＋－＠|%]/.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
}

/** The rows of a CSV with `;` or `,`, by column name. Reads what a spreadsheet saved. */
export function readCsv(text: string): Record<string, string>[] {
  const content = text.replace(BYTE_ORDER_MARK, "");
  const separator = (content.split(/\r?\n/, 1)[0] ?? "").includes(";") ? ";" : ",";
  const [header = [], ...rows] = splitRows(content, separator);
  return rows
    .filter((cells) => cells.some(Boolean))
    .map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ""])));
}

function splitRows(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r?\\n|$)`, "gy");
  for (let match = cell.exec(text); match; match = cell.exec(text)) {
    const [whole, quoted, plain = "", end = ""] = match;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === "" || whole === "") break;
    if (end !== separator) rows.push([]);
  }
  return rows;
}
