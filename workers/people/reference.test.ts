import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readReference } from "#app/content/form-texts.ts";
import { formatReference, parseReference } from "./reference.ts";

test("a reference is two groups of four unambiguous letters, and leads back to the id", () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      const reference = formatReference(id);
      expect(readReference(reference)).toBe(reference);
      expect(id.startsWith(parseReference(reference) ?? "?")).toBe(true);
    }),
  );
});

test("a reference is read however it is written down", () => {
  const written = parseReference("CIM-7F3K-29QX");
  for (const text of ["cim 7f3k 29qx", "7F3K29QX", " CIM–7F3K–29QX "]) expect(parseReference(text)).toBe(written);
});

test.each(["", "CIM", "CIM-7F3K", "CIM-0000-0000", "CIM-XXXX-XXXX", "CIM-7F3K-29QXX", "zoe@exemple.fr"])("%j is no reference", (text) => {
  expect(parseReference(text)).toBeNull();
});
