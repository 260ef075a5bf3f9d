import * as fc from "fast-check";
import { emblems } from "#app/content/emblems.ts";
import { FORMATS, type Profession } from "#app/content/vocabulary.ts";
import type { Selectable, SelectableProgramme } from "#app/features/selection/selectable.ts";

/** Catalogues for property tests: few hours and amounts, so that equals and impossibilities are frequent. */
export function arbitraryProgrammes(profession: Profession = "generalistes"): fc.Arbitrary<SelectableProgramme[]> {
  const offer = fc.record({
    hours: fc.integer({ min: 3, max: 11 }),
    indemnityInCents: fc.integer({ min: 0, max: 6 }).map((step) => step * 4500),
    isToConfirm: fc.boolean(),
    priceInCents: fc.integer({ min: 0, max: 5 }).map((step) => step * 10_000),
  });
  const programme = fc.record({
    formats: fc.subarray([...FORMATS], { minLength: 1 }),
    offers: fc.tuple(offer, offer, offer),
    hasAlternative: fc.boolean(),
    alternative: offer,
    isPriority: fc.boolean(),
  });
  return fc.array(programme, { minLength: 1, maxLength: 4 }).map((drawn) =>
    drawn.map(({ formats, offers, hasAlternative, alternative, isPriority }, place): SelectableProgramme => {
      const id = `programme-${place}`;
      const name = (index: number) => `9A0X${String(2_425_000 + place * 10 + index)}`;
      const made = formats.map((format): Selectable => {
        const index = FORMATS.indexOf(format);
        return { programme: id, format, reference: name(index), ...(offers[index] ?? offers[0]) };
      });
      return {
        id,
        profession,
        path: `/formations/${id}`,
        emblem: emblems.pain,
        shortTitle: `Thème ${place}`,
        title: `Programme ${place}`,
        offers: made,
        alternative: hasAlternative && formats.includes("FC") ? { programme: id, format: "FC", reference: name(9), ...alternative } : null,
        isPriority,
      };
    }),
  );
}
