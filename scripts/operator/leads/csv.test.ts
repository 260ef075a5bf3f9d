import { expect, test } from "vitest";
import { readCsv, writeCsv } from "./csv.ts";

test("a French spreadsheet reads it: mark of UTF-8, semicolons, CRLF", () => {
  expect(writeCsv(["prenom", "nom"], [{ prenom: "Zoé", nom: "L'Hôte" }])).toBe("\uFEFFprenom;nom\r\nZoé;L'Hôte\r\n");
});

test("separators, quotes and line ends inside a cell are quoted", () => {
  expect(writeCsv(["a"], [{ a: "x;y" }, { a: 'di"t' }, { a: "deux\nlignes" }])).toBe('\uFEFFa\r\n"x;y"\r\n"di""t"\r\n"deux\nlignes"\r\n');
});

test.each(["=1+1", "+33612", "-2", "@SUM(A1)", "\t=1", " =1", "＝1", "|calc", "%0A", "\uFEFF=1"])(
  "the cell %j cannot become a formula",
  (cell) => {
    const written = writeCsv(["a"], [{ a: cell }]);
    expect(written.split("\r\n")[1]).toMatch(/^"?'/);
  },
);

test("an ordinary text is left as it is, even with a sign inside", () => {
  expect(writeCsv(["a"], [{ a: "Jean-Marc" }, { a: "a+b@c.fr" }, { a: "" }])).toBe("\uFEFFa\r\nJean-Marc\r\na+b@c.fr\r\n\r\n");
});

test("a column that the program made is not escaped", () => {
  expect(writeCsv(["a"], [{ a: "+33 6 12 34 56 78" }], ["a"])).toBe("\uFEFFa\r\n+33 6 12 34 56 78\r\n");
});

test("a value that was written is read back", () => {
  const rows = [
    { id: "1", texte: 'a;"b"\r\nc', suite: "" },
    { id: "2", texte: "", suite: "fin" },
  ];
  expect(readCsv(writeCsv(["id", "texte", "suite"], rows))).toEqual(rows);
});

test("a file saved with commas and plain line ends is read too", () => {
  expect(readCsv('id,suivi\n1,joint\n2,"sans-suite"')).toEqual([
    { id: "1", suivi: "joint" },
    { id: "2", suivi: "sans-suite" },
  ]);
});

test("empty lines are no rows", () => {
  expect(readCsv("id;suivi\r\n\r\n1;joint\r\n;\r\n")).toEqual([{ id: "1", suivi: "joint" }]);
  expect(readCsv("")).toEqual([]);
});

test("a file with a quote that never closes is refused, and its line is named", () => {
  expect(() => readCsv('id;suivi\n1;"joint\n2;joint')).toThrow("ligne 3");
});

test("a line with fewer cells than the header is read as far as it goes", () => {
  expect(readCsv("id;suivi\n1")).toEqual([{ id: "1" }]);
});
