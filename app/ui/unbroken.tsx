<<<<<<< HEAD
/** « 9 h – 18 h 30 », « 2023-2026 », « contre-indiqué »: browsers break after a dash, and the catalogue's typeface has no U+2011. */
const DASHED = /(\d[\dh\u00A0]*–[\dh\u00A0]*\d|20\d\d-20\d\d|contre-\p{L}+)/u;

/** Keeps ranges of hours and years, and compounds, on one line. */
export function Unbroken({ text }: { text: string }) {
  return text.split(DASHED).map((part, index) =>
=======
/** « 9 h – 18 h 30 » and « 2023-2026 »: browsers break after a dash, even before a no-break space. And the « er » of « 1er ». */
const SET_APART = /(\d[\dh\u00A0]*–[\dh\u00A0]*\d|20\d\d-20\d\d|(?<=\b1)er\b)/;

/** Keeps ranges of hours and years on one line, and raises the ordinal. */
export function Unbroken({ text }: { text: string }) {
  return text.split(SET_APART).map((part, index) =>
>>>>>>> main
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <span key={index} className={part === "er" ? "raised" : "whitespace-nowrap"}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
