import { emblems } from "#app/content/emblems.ts";
import type { Format } from "#app/content/vocabulary.ts";
import type { SelectableProgramme } from "#app/features/selection/selectable.ts";

/** A catalogue apart from the real one, whose best choices are computed by hand. */

type Sample = [id: string, Format, reference: string, hours: number, indemnityInCents: number, priceInCents: number];

/** In the order of a programme's formats. */
const SAMPLES: Sample[] = [
  ["endometriosis", "PI", "9A0X2499002", 10, 45_000, 77_900],
  ["endometriosis", "EPP", "9A0X2499013", 4, 18_000, 49_400],
  ["endometriosis", "FC", "9A0X2499006", 6, 13_500, 28_500],
  ["nutrition", "PI", "9A0X2499003", 10, 45_000, 77_900],
  ["nutrition", "EPP", "9A0X2499019", 4, 18_000, 49_400],
  ["nutrition", "FC", "9A0X2499007", 6, 13_500, 28_500],
  ["vaccination", "EPP", "9A0X2499020", 4, 18_000, 49_400],
  ["vaccination", "FC", "9A0X2499017", 7, 15_750, 33_250],
  ["alzheimer", "EPP", "9A0X2499015", 4, 18_000, 49_400],
  ["alzheimer", "FC", "9A0X2499014", 6, 13_500, 28_500],
];

/** The programmes of general practitioners. */
export function sampleProgrammes(): SelectableProgramme[] {
  return [...Map.groupBy(SAMPLES, ([id]) => id)].map(([id, offers]) => ({
    id,
    profession: "generalistes",
    path: `/formations/${id}`,
    emblem: emblems.pain,
    title: id,
    offers: offers.map(([programme, format, reference, hours, indemnityInCents, priceInCents]) => {
      const ofProgramme = { programme, shortTitle: programme, isPriority: programme === "endometriosis" };
      return { ...ofProgramme, format, reference, hours, indemnityInCents, priceInCents };
    }),
    alternative: null,
  }));
}
