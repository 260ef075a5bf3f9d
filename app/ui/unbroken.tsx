/** « 9 h – 18 h 30 » and « 2023-2026 »: browsers break after a dash, even before a no-break space. And the « er » of « 1er ». */
const SET_APART = /(\d[\dh\u00A0]*–[\dh\u00A0]*\d|20\d\d-20\d\d|(?<=\b1)er\b)/;

/** Keeps ranges of hours and years on one line, and raises the ordinal. */
export function Unbroken({ text }: { text: string }) {
  return text.split(SET_APART).map((part, index) =>
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
