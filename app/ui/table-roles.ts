/** Displayed as blocks, a table is none to Safari before 17: its roles are written out. */
export const tableRoles = {
  table: { role: "table" },
  rows: { role: "rowgroup" },
  row: { role: "row" },
  column: { role: "columnheader", scope: "col" },
  lineHead: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const;
