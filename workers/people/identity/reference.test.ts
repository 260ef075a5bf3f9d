import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readReference } from "#app/content/form-texts.ts";
import { formatReference, readReferencePart } from "./reference.ts";

test("a reference is two groups of four unambiguous letters, and any beginning of it leads back to it", () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      const reference = formatReference(id);
      expect(readReference(reference)).toBe(reference);
      for (const length of [6, 8, 9, 11, 13]) {
        const part = reference.slice(0, length).replace(/-$/, "");
        expect(readReferencePart(reference.slice(0, length))).toEqual({ part, isCertain: true });
      }
      for (const end of [8, 11])
        expect(readReferencePart(reference.slice(4, end))).toEqual({ part: reference.slice(0, end), isCertain: false });
    }),
  );
});

test("a whole reference is read in any spelling", () => {
  const written = readReferencePart("CIM-7F3K-29QX");
  expect(written).toEqual({ part: "CIM-7F3K-29QX", isCertain: true });
  for (const text of ["cim 7f3k 29qx", "7F3K29QX", " CIM–7F3K–29QX "]) expect(readReferencePart(text)).toEqual(written);
});

test.each(["", "CIM", "7F3", "CIM-0000-0000", "CIM-7F3K-29QXX", "zoe@exemple.fr", "0612345678"])("%j isn't part of a reference", (text) => {
  expect(readReferencePart(text)).toBeNull();
});
