import { emblems } from "#app/content/emblems.ts";
import { FORMATS, type Format, type Profession } from "#app/content/vocabulary.ts";
import type { SelectableProgramme } from "#app/features/selection/selectable.ts";

/** A catalogue that does not change with the real one, so that the best choices can be computed by hand. */

type Sample = [Profession, id: string, Format, reference: string, hours: number, indemnityInCents: number, priceInCents: number];

const SAMPLES: Sample[] = [
  ["generalistes", "endometriosis", "PI", "9A0X2499002", 10, 45_000, 77_900],
  ["generalistes", "endometriosis", "EPP", "9A0X2499013", 4, 18_000, 49_400],
  ["generalistes", "endometriosis", "FC", "9A0X2499006", 6, 13_500, 28_500],
  ["generalistes", "nutrition", "PI", "9A0X2499003", 10, 45_000, 77_900],
  ["generalistes", "nutrition", "EPP", "9A0X2499019", 4, 18_000, 49_400],
  ["generalistes", "nutrition", "FC", "9A0X2499007", 6, 13_500, 28_500],
  ["generalistes", "vaccination", "EPP", "9A0X2499020", 4, 18_000, 49_400],
  ["generalistes", "vaccination", "FC", "9A0X2499017", 7, 15_750, 33_250],
  ["generalistes", "alzheimer", "EPP", "9A0X2499015", 4, 18_000, 49_400],
  ["generalistes", "alzheimer", "FC", "9A0X2499014", 6, 13_500, 28_500],
  ["infirmiers", "pain", "PI", "9A0X2499009", 10, 23_560, 46_740],
  ["infirmiers", "pain", "EPP", "9A0X2499012", 4, 12_160, 29_640],
  ["infirmiers", "pain", "FC", "9A0X2499005", 6, 11_400, 17_100],
  ["infirmiers", "vaccination", "EPP", "9A0X2499021", 4, 12_160, 29_640],
  ["infirmiers", "vaccination", "FC", "9A0X2499010", 11, 20_900, 31_300],
  ["infirmiers", "iatrogenic", "EPP", "9A0X2499018", 4, 12_160, 29_640],
  ["infirmiers", "iatrogenic", "FC", "9A0X2499011", 6, 11_400, 17_100],
];
/** Of the two professions. */
const PRIORITIES = ["endometriosis", "pain"];

/** The programmes of a profession; `toConfirm`: the formats whose indemnity is unconfirmed. */
export function sampleProgrammes(profession: Profession, toConfirm: readonly Format[] = []): SelectableProgramme[] {
  const own = Map.groupBy(
    SAMPLES.filter(([of]) => of === profession),
    ([, id]) => id,
  );
  return [...own].map(([id, offers]) => ({
    id,
    profession,
    path: `/formations/${id}`,
    emblem: emblems.pain,
    shortTitle: id,
    title: id,
    offers: offers
      .map(([, programme, format, reference, hours, indemnityInCents, priceInCents]) => ({
        programme,
        format,
        reference,
        hours,
        indemnityInCents,
        isToConfirm: toConfirm.includes(format),
        priceInCents,
      }))
      .toSorted((a, b) => FORMATS.indexOf(a.format) - FORMATS.indexOf(b.format)),
    alternative: null,
    isPriority: PRIORITIES.includes(id),
  }));
}
