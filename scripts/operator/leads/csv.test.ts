import { expect, test } from "vitest";
import { readCsv, writeCsv } from "./csv.ts";

test("a French spreadsheet reads it: mark of UTF-8, semicolons, CRLF", () => {
  expect(writeCsv(["prenom", "nom"], [{ prenom: "Zoé", nom: "L'Hôte" }])).toBe("\uFEFFprenom;nom\r\nZoé;L'Hôte\r\n");
});

test.each(["=1+1", "+33612", "-2", "@SUM(A1)", "\t=1", " =1", "＝1", "|calc", "%0A", "\uFEFF=1"])(
  "the cell %j cannot become a formula",
  (cell) => {
    const written = writeCsv(["a"], [{ a: cell }]);
    expect(written.split("\r\n")[1]).toMatch(/^"?'/);
  },
);

test.each([
  ["separators, quotes and line ends in quotes", ["x;y", 'di"t', "deux\nlignes"], '"x;y"\r\n"di""t"\r\n"deux\nlignes"', []],
  ["an ordinary text as it is, even with a sign inside", ["Jean-Marc", "a+b@c.fr", ""], "Jean-Marc\r\na+b@c.fr\r\n", []],
  ["what the program made as it is", ["+33 6 12 34 56 78"], "+33 6 12 34 56 78", ["a"]],
])("a cell holds %s", (_, cells, written, made) => {
  const rows = cells.map((a) => ({ a }));
  expect(writeCsv(["a"], rows, made)).toBe(`\uFEFFa\r\n${written}\r\n`);
});

test("a value that was written is read back", () => {
  const rows = [
    { id: "1", texte: 'a;"b"\r\nc', suite: "" },
    { id: "2", texte: "", suite: "fin" },
  ];
  expect(readCsv(writeCsv(["id", "texte", "suite"], rows))).toEqual(rows);
});

test.each([
  [
    "with commas and plain line ends",
    'id,suivi\n1,joint\n2,"sans-suite"',
    [
      { id: "1", suivi: "joint" },
      { id: "2", suivi: "sans-suite" },
    ],
  ],
  ["with empty lines", "id;suivi\r\n\r\n1;joint\r\n;\r\n", [{ id: "1", suivi: "joint" }]],
  ["that is empty", "", []],
  ["with fewer cells than its header", "id;suivi\n1", [{ id: "1" }]],
])("a file %s is read", (_, text, rows) => {
  expect(readCsv(text)).toEqual(rows);
});

test("a file with a quote that never closes is refused, and its line is named", () => {
  expect(() => readCsv('id;suivi\n1;"joint\n2;joint')).toThrow("ligne 3");
});
