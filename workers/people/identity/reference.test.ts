import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readReference } from "#app/content/form-texts.ts";
import { formatReference, readReferencePart, referenceEnd } from "./reference.ts";

const isIn = (id: string, { idFrom, idTo }: { idFrom: string; idTo: string }) => id >= idFrom && id < idTo;

test("a reference is two groups of four unambiguous letters, and any beginning of it leads back to the id", () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      const reference = formatReference(id);
      expect(readReference(reference)).toBe(reference);
      for (const length of [6, 8, 9, 11, 13])
        expect(readReferencePart(reference.slice(0, length))?.ranges.some((range) => isIn(id, range))).toBe(true);
      expect(readReferencePart(reference.slice(-4))?.end).toBe(referenceEnd(id));
    }),
  );
});

test("a whole reference identifies one id in 24⁸, in any spelling", () => {
  const written = readReferencePart("CIM-7F3K-29QX");
  expect(written).toMatchObject({ isCertain: true, end: null });
  expect(written?.ranges.map(({ idFrom, idTo }) => idTo.startsWith(idFrom))).toEqual([true]);
  for (const text of ["cim 7f3k 29qx", "7F3K29QX", " CIM–7F3K–29QX "]) expect(readReferencePart(text)).toEqual(written);
});

test.each(["", "CIM", "7F3", "CIM-0000-0000", "CIM-7F3K-29QXX", "zoe@exemple.fr", "0612345678"])("%j isn't part of a reference", (text) => {
  expect(readReferencePart(text)).toBeNull();
});
